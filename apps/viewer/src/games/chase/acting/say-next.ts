import { chaserPathOf, isRunning, type Match, pileOf, type Round, runnerPathOf } from '@getaway/engine/chase'
import { dictionary, type Language } from '../../../language/language.ts'
import type { ChaseHand } from './hand.ts'
import { ownTilesOf } from './reach.ts'

const en = {
  plan: 'Plan your way out: drag your {n} tiles to the table, one after the other, beginning at the prison.',
  more: 'Lay the next one, too: the escape begins once all {n} are on the table.',
  place: 'Turn it as you like, then press its place on the table.',
  pile: 'Take a pile: its tiles are your hand. The chaser has begun.',
  run: 'Lay tile after tile. Find map, money and keys, then lay a hideout.',
  wait: 'The runner plans the way out. Then you mark tile after tile.',
  called: 'Your hand is laid down until the other runner answers. Press again to take it back.',
  answer:
    'The other runner offers to exchange piles, and places nothing until you answer or the offer is withdrawn.',
  mark: 'Mark the symbol with the most witnesses looking the way the runner went.',
} as const

const it: Record<keyof typeof en, string> = {
  plan: 'Prepara la fuga: trascina le tue {n} tessere sul tavolo, una dopo l’altra, a partire dalla prigione.',
  more: 'Posa anche la prossima: la fuga inizia quando sono tutte e {n} sul tavolo.',
  place: 'Girala come vuoi, poi premi il suo posto sul tavolo.',
  pile: 'Prendi una pila: le sue tessere sono la tua mano. L’inseguimento è iniziato.',
  run: 'Posa una tessera dopo l’altra. Trova mappa, soldi e chiavi, poi posa un rifugio.',
  wait: 'Chi fugge prepara la fuga. Poi segni una tessera dopo l’altra.',
  called:
    'La tua mano è messa giù finché l’altra persona in fuga non risponde. Premi di nuovo per riprenderla.',
  answer:
    'L’altra persona in fuga propone di scambiare le pile e non posa niente finché non rispondi o non ci ripensa.',
  mark: 'Segna il simbolo con più testimoni che guardano dove è andato chi fugge.',
}

const told = dictionary<keyof typeof en>({ en, it })

/**
 * What a seat is to do next that has done nothing yet; said until each player has had each role, and never of a
 * place. That a hand lies on the table is said whenever it does: nothing else tells why it is empty.
 */
export function sayNextInChase(
  { round, players }: Match,
  seat: number,
  { carried, planned }: ChaseHand,
  language: Language,
): string | undefined {
  if (!round || round.ending || round.setAside) return undefined
  // C4.5
  if (round.caller !== undefined && round.roles[seat] === 'runner')
    return told(language, round.caller === seat ? 'called' : 'answer')
  if (round.number > players.length) return undefined
  if (carried)
    return carried.type === 'tile' && !round.started && planned.length === 0
      ? told(language, 'place')
      : undefined
  const own = ownTilesOf(round, seat).length
  if (planned.length > 0) return planned.length < own ? told(language, 'more', { n: own }) : undefined
  const word = round.roles[seat] === 'runner' ? nextOfRunner(round, seat) : nextOfChaser(round, seat)
  return word && told(language, word, { n: own })
}

function nextOfRunner(round: Round, seat: number): keyof typeof en | undefined {
  const isDealt = ownTilesOf(round, seat).length > 0
  if (!round.started) return isDealt ? 'plan' : undefined
  if (!isRunning(round)) return undefined
  if (pileOf(round, seat) === undefined) return 'pile'
  const path = round.paths[runnerPathOf(round, seat) ?? 0]
  const isAtStart = (path?.tiles.length ?? 0) <= (path?.start?.tiles?.length ?? 0)
  return isDealt && isAtStart ? 'run' : undefined
}

function nextOfChaser(round: Round, seat: number): keyof typeof en | undefined {
  if (!round.started) return 'wait'
  const path = round.paths[chaserPathOf(round, seat) ?? 0]
  return isRunning(round) && path?.markers.length === 0 ? 'mark' : undefined
}
