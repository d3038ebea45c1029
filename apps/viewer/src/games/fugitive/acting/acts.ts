import { type Command, DECKS, isDeck, type Match, type Step, whoOf } from '@getaway/engine/fugitive'
import type { Acted, ActingAct } from '../../../table/acting.ts'
import type { FugitiveHand } from './hand.ts'
import { objectionToWish, whyNot } from './why-not.ts'

/** Everything that is done by a press; the words stand on buttons and in the help. Enter says what is put together. */
export const FUGITIVE_ACTS: readonly ActingAct[] = [
  act('get-ready', ['g'], 'I am ready', 'Ci sono'),
  ...DECKS.map(({ from, to }, index) => ({
    ...act(`draw-${index + 1}`, [String(index + 1)], `Draw ${from}–${to}`, `Pesca ${from}–${to}`),
    isDue: true as const,
  })),
  act('place', [], 'Place the hideout', 'Piazza il nascondiglio'),
  act('discard', [], 'Discard', 'Scarta'),
  act('guess', [], 'Say the numbers', 'Di’ i numeri'),
  // A slip would cost a turn, and this button comes where the decks’ were.
  { ...act('pass', ['x'], 'Pass (hold)', 'Passa (tieni premuto)'), isHeld: true, isOptional: true },
]

function act(name: string, keys: readonly string[], en: string, it: string): ActingAct {
  return { act: name, keys, isHeld: false, words: { en, it } }
}

/** What comes of an act on the table as a seat sees it: its wish, or why it is not open there. */
export function wishOfAct(
  view: Match,
  seat: number,
  hand: FugitiveHand,
  name: string,
): Omit<Acted<never, Command>, 'hand'> {
  const command = commandOf(view, hand, name)
  if (!command) return { why: missing(name) }
  const why = objectionToWish(view, seat, command)
  return why ? { why } : { wish: command }
}

function missing(name: string) {
  switch (name) {
    case 'place':
      return whyNot('no-hideout')
    case 'discard':
      return whyNot('no-discard')
    case 'guess':
      return whyNot('no-number')
    default:
      return whyNot('not-at-this-table')
  }
}

/** What an act asks for, open or not; undefined: what it is about has not been chosen yet. */
function commandOf(_: Match, { hideout, sprint, numbers }: FugitiveHand, name: string): Command | undefined {
  const deck = Number(/^draw-(\d)$/.exec(name)?.[1] ?? 0)
  if (isDeck(deck)) return { type: 'draw', deck }
  switch (name) {
    case 'get-ready':
    case 'pass':
      return { type: name }
    case 'place':
      return hideout === undefined ? undefined : { type: 'place', card: hideout, sprint: [...sprint] }
    case 'discard':
      return hideout === undefined ? undefined : { type: 'discard', card: hideout }
    case 'guess':
      return numbers.length === 0 ? undefined : { type: 'guess', numbers: [...numbers] }
  }
  return undefined
}

/** What a seat has to do now; undefined: somebody else has to. */
export function ownStepOf({ table, over, options }: Match, seat: number): Step | undefined {
  const [step] = table?.steps ?? []
  if (!step || over) return undefined
  const who = whoOf(step)
  const doer = who === undefined ? undefined : who === 'fugitive' ? options.fugitive : 1 - options.fugitive
  return doer === seat ? step : undefined
}
