import type { DifferenceText } from '../../../difference.ts'

const texts = {
  'too-many-rounds': [
    'a match has at most {most} rounds',
    'A match has at most {most} rounds.',
    'Una partita ha al massimo {most} manche.',
  ],
  'unplayable-roles': [
    'round.dealt has roles {roles} for {players} players',
    'The deal gives the roles {roles} to {players} players: that cannot be played.',
    'La distribuzione assegna i ruoli {roles} a {players} giocatori: così non si può giocare.',
  ],
  'dealt-too-early': [
    'round {round} is dealt while round {running} is running',
    'Round {round} is dealt while round {running} is running.',
    'La manche {round} viene distribuita mentre la manche {running} è in corso.',
  ],
  'dealt-after-end': [
    'round {round} is dealt after {winner} has won',
    'Round {round} is dealt although {winner} has already won.',
    'La manche {round} viene distribuita anche se {winner} ha già vinto.',
  ],
  'wrong-round': [
    'round.dealt says round {round}, the next one is {next}',
    'The deal says round {round}, but the next one is round {next}.',
    'La distribuzione dice manche {round}, ma la prossima è la manche {next}.',
  ],
  'wrong-roles': [
    'round.dealt has roles {roles}, the rules give {due}',
    'The deal gives the roles {roles}, by the rules they are {due}.',
    'La distribuzione assegna i ruoli {roles}, secondo le regole sono {due}.',
  ],
  'wrong-starters': [
    'round.dealt gives starting tiles to {given}, it should be {due}',
    'The deal gives starting tiles to {given}, it should be {due}.',
    'La distribuzione dà le tessere di partenza a {given}, dovrebbe darle a {due}.',
  ],
  'wrong-start-size': [
    '{size} starting tiles are drawn',
    'The deal does not give {size} starting tiles.',
    'La distribuzione non dà {size} tessere di partenza.',
  ],
  'start-twice': [
    'a starting tile is dealt twice',
    'A starting tile is dealt twice.',
    'Una tessera di partenza è distribuita due volte.',
  ],
  'no-start': [
    '{tile} is not a starting tile',
    'The deal gives {tile} as a starting tile, which it is not.',
    'La distribuzione dà {tile} come tessera di partenza, ma non lo è.',
  ],
  'wrong-pile-size': [
    'the piles have {one} and {other} tiles, each should have {size}',
    'The piles have {one} and {other} tiles, each should have {size}.',
    'Le pile hanno {one} e {other} tessere, ognuna dovrebbe averne {size}.',
  ],
  'no-tile': [
    '{tile} is not in the tile set',
    'The deal has the tile {tile}, which is not in the tile set.',
    'La distribuzione contiene la tessera {tile}, che non fa parte del gioco.',
  ],
  'tile-twice': [
    '{tile} is dealt twice',
    'The tile {tile} is dealt twice.',
    'La tessera {tile} è distribuita due volte.',
  ],
  'wrong-piles': [
    'the piles hold {routes} route tiles and {hideouts} hideouts, not 25 and 3',
    'The piles hold {routes} route tiles and {hideouts} hideouts, not 25 and 3.',
    'Le pile contengono {routes} tessere strada e {hideouts} nascondigli, non 25 e 3.',
  ],
  'items-not-spread': [
    'with the perfect plan each pile holds one of each item',
    'With the perfect plan each pile should hold one of each item.',
    'Con il piano perfetto ogni pila dovrebbe contenere un oggetto di ogni tipo.',
  ],
  'end-not-reached': [
    'round.ended says round {round} ended by {reason} at {ended}, in the replay no round has ended',
    'The record says that round {round} ended by {reason}; in the replay no round has ended.',
    'Il registro dice che la manche {round} è finita per {reason}; nel replay nessuna manche è finita.',
  ],
  'end-twice': [
    'round.ended says round {round} ended by {reason} at {ended}, which was recorded before',
    'The record says once more that round {round} ended by {reason}.',
    'Il registro dice un’altra volta che la manche {round} è finita per {reason}.',
  ],
  'end-differs': [
    'round.ended says round {round} ended by {reason} at {ended}, the replay says round {dueRound} by {dueReason} at {dueEnded}',
    'The record says that round {round} ended by {reason} (at {ended} µs), the replay gives round {dueRound} by {dueReason} (at {dueEnded} µs).',
    'Il registro dice che la manche {round} è finita per {reason} (a {ended} µs), il replay dà la manche {dueRound} per {dueReason} (a {dueEnded} µs).',
  ],
  'score-not-due': [
    'round.scored says {winner}, in the replay no round has ended',
    'The record scores a round for {winner}; in the replay no round has ended.',
    'Il registro assegna una manche: {winner}; nel replay nessuna manche è finita.',
  ],
  'score-twice': [
    'round.scored says {winner}, which was scored before',
    'The record scores the same round again, for {winner}.',
    'Il registro assegna di nuovo la stessa manche: {winner}.',
  ],
  'score-of-another': [
    'round.scored says round {round}, in the replay it is round {due}',
    'The record scores round {round}; in the replay it is round {due}.',
    'Il registro assegna la manche {round}; nel replay è la manche {due}.',
  ],
  'score-differs': [
    'round.scored says {winner}, the replay says {due}',
    'The record scores the round for {winner}, the replay for {due}.',
    'Per il registro la manche va assegnata così: {winner}; per il replay: {due}.',
  ],
  'won-while-running': [
    'game.ended says {winner} won, in the replay round {round} is running',
    'The record says that {winner} won the match; in the replay round {round} is still running.',
    'Il registro dice che {winner} ha vinto la partita; nel replay la manche {round} è ancora in corso.',
  ],
  'winner-differs': [
    'game.ended says {winner} won, the replay says {due}',
    'The record says that {winner} won the match, the replay says: {due}.',
    'Il registro dice che {winner} ha vinto la partita, il replay dice: {due}.',
  ],
  'field-differs': [
    '{type} says {field} {recorded}, the replay says {replayed}',
    'The record gives {field} as {recorded}, the replay as {replayed}.',
    'Il registro dà {field} come {recorded}, il replay come {replayed}.',
  ],
} as const satisfies Readonly<Record<string, DifferenceText>>

export type DifferenceCode = keyof typeof texts

/** How a record of Chase is contradicted. */
export const CHASE_DIFFERENCES = {
  texts,
  words: {
    runners: ['the runners', 'chi fugge'],
    chasers: ['the chasers', 'chi insegue'],
    nobody: ['nobody', 'nessuno'],
    'nobody yet': ['nobody yet', 'ancora nessuno'],
    captured: ['capture', 'cattura'],
    hideout: ['reaching the hideout', 'arrivo al nascondiglio'],
    'trail-lost': ['a lost trail', 'traccia persa'],
    tally: ['the final score', 'il punteggio finale'],
    awards: ['the awards of the round', 'i premi della manche'],
    'mistakes.runners': ['the first mistake of the runners', 'il primo errore di chi fugge'],
    'mistakes.chasers': ['the first mistake of the chasers', 'il primo errore di chi insegue'],
  },
} as const
