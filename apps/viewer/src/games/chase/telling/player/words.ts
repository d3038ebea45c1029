import { dictionary } from '../../../../language/language.ts'

const en = {
  'round.won': 'You won round {n}',
  'round.lost': 'You lost round {n}',
  'round.level': 'Nobody won round {n}',
  'round.set-aside': 'Round {n} does not count',
  'match.won': 'You won the match',
  'match.lost': '{name} won the match',
  'match.level': 'The match is over',
  'match.abandoned': 'It was abandoned, so nobody has won.',
  'match.why': '{name} has enough to win: {marks}.',
  'match.why.own': 'You have enough to win: {marks}.',
  'why.captured': '{chasers} caught {runners}, and no mistake was found.',
  'why.captured.runners': '{chasers} caught {runners}, whose first mistake was at tile {n}: {why}.',
  'why.captured.chasers': '{chasers} caught {runners}, but had marked tile {n} wrongly: {why}.',
  'why.hideout': '{runners} reached a hideout without a mistake.',
  'why.hideout.runners': '{runners} reached a hideout, but with a mistake at tile {n}: {why}.',
  'why.trail-lost': '{chasers} lost the trail of {runners}.',
  'why.trail-lost.runners': 'The trail was lost, but {runners} had made a mistake at tile {n}: {why}.',
  'why.first.runners':
    'The first mistake decides: {runners} made it at tile {n}, {chasers} only at tile {m}.',
  'why.first.chasers':
    'The first mistake decides: {chasers} made it at tile {n}, {runners} only at tile {m}.',
  'why.level': 'Both sides made their first mistake at tile {n}.',
  'why.corrected': 'The organiser corrected the result: {reason}',
  'why.set-aside': 'The organiser voided it; it is played again.',
  'next.runner': 'Roles change: next you are on the run.',
  'next.chaser': 'Roles change: next you give chase.',
  'next.again.runner': 'Roles change: you are on the run again.',
  'next.again.chaser': 'Roles change: you give chase again.',
  'turn.own': 'Your turn to lay a tile',
  'turn.other': '{name} lays the next tile',
  'start.claim': 'Who begins? The first of you to claim it.',
  'start.claimed': 'The runners claim who begins.',
  'start.own': 'You begin: lay the starting tiles.',
  'start.other': '{name} begins: only that runner sees the starting tiles.',
} as const

/** What Chase tells its players only. */
export type PlayerWord = keyof typeof en

const it: Record<PlayerWord, string> = {
  'round.won': 'Hai vinto la manche {n}',
  'round.lost': 'Hai perso la manche {n}',
  'round.level': 'Nessuno ha vinto la manche {n}',
  'round.set-aside': 'La manche {n} non conta',
  'match.won': 'Hai vinto la partita',
  'match.lost': '{name} ha vinto la partita',
  'match.level': 'La partita è finita',
  'match.abandoned': 'È stata abbandonata: nessuno ha vinto.',
  'match.why': '{name} ha quanto serve per vincere: {marks}.',
  'match.why.own': 'Hai quanto serve per vincere: {marks}.',
  'why.captured': 'Cattura di {runners} da parte di {chasers}, e nessun errore.',
  'why.captured.runners': 'Cattura di {runners}; primo errore di chi fugge alla tessera {n}: {why}.',
  'why.captured.chasers': 'Cattura, ma il segnalino di {chasers} alla tessera {n} era sbagliato: {why}.',
  'why.hideout': '{runners}: in salvo in un rifugio, senza errori.',
  'why.hideout.runners': '{runners}: in un rifugio, ma con un errore alla tessera {n}: {why}.',
  'why.trail-lost': '{chasers}: persa la traccia di {runners}.',
  'why.trail-lost.runners': 'La traccia è persa, ma con un errore di {runners} alla tessera {n}: {why}.',
  'why.first.runners':
    'Decide il primo errore: quello di {runners} è alla tessera {n}, quello di {chasers} solo alla {m}.',
  'why.first.chasers':
    'Decide il primo errore: quello di {chasers} è alla tessera {n}, quello di {runners} solo alla {m}.',
  'why.level': 'Il primo errore delle due parti è alla stessa tessera, la {n}.',
  'why.corrected': 'Chi organizza ha corretto il risultato: {reason}',
  'why.set-aside': 'È stata annullata: si rigioca.',
  'next.runner': 'Si cambia ruolo: ora fuggi tu.',
  'next.chaser': 'Si cambia ruolo: ora insegui tu.',
  'next.again.runner': 'Si cambia ruolo: tu fuggi ancora.',
  'next.again.chaser': 'Si cambia ruolo: tu insegui ancora.',
  'turn.own': 'Tocca a te: posa una tessera',
  'turn.other': '{name} posa la prossima tessera',
  'start.claim': 'Chi inizia? Il primo di voi che lo chiede.',
  'start.claimed': 'Chi fugge decide chi inizia.',
  'start.own': 'Inizi tu: posa le tessere di partenza.',
  'start.other': 'Inizia {name}: solo chi inizia vede le tessere di partenza.',
}

export const sayToPlayer = dictionary<PlayerWord>({ en, it })
