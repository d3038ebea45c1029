import { chase } from '@getaway/engine/chase'
import { chaseCase } from '@getaway/engine/testing'
import { expect, it } from 'vitest'
import { type ChaseHand, EMPTY_HAND } from './hand.ts'
import { chaseActing } from './index.ts'

const { action, deal, goOn, mark, opening, play } = chaseCase

const dealt = play({}, [deal()])
const unpiled = play({}, opening().slice(0, 2))
const running = play({}, opening())
/** Of 4, the seats 2 and 3 run. */
const called = play({ players: 4 }, [...opening(4), action('exchange.called', {}, { by: 2 })])

const carried: ChaseHand = {
  ...EMPTY_HAND,
  carried: { type: 'tile', tile: 's1', rot: 0, at: undefined, over: undefined },
}
const first = { tile: 's1', x: 0, y: -1, rot: 0 } as const
const planned: ChaseHand = { ...EMPTY_HAND, planned: [first] }
const allPlanned: ChaseHand = { ...EMPTY_HAND, planned: [first, { ...first, tile: 's2', y: -2 }] }

it.each<{
  name: string
  given: chaseCase.Played
  seat: number
  hand?: ChaseHand
  en: string | undefined
  it?: string
}>([
  { name: 'C3.1: the start', given: dealt, seat: 1, en: 'drag your 2 tiles', it: 'le tue 2 tessere' },
  {
    name: 'C3.1: the first',
    given: dealt,
    seat: 1,
    hand: carried,
    en: 'press its place',
    it: 'premi il suo',
  },
  {
    name: 'C3.1: one is planned',
    given: dealt,
    seat: 1,
    hand: planned,
    en: 'once all 2 are on the table',
    it: 'tutte e 2',
  },
  { name: 'C3.1: both are planned', given: dealt, seat: 1, hand: allPlanned, en: undefined },
  { name: 'C3.1: the chaser waits', given: dealt, seat: 0, en: 'The runner plans', it: 'Chi fugge prepara' },
  { name: 'C3.2: no pile yet', given: unpiled, seat: 1, en: 'Take a pile', it: 'Prendi una pila' },
  {
    name: 'C4.3: nothing laid of it',
    given: running,
    seat: 1,
    en: 'tile after tile',
    it: 'Posa una tessera',
  },
  { name: 'C7.2: nothing marked', given: running, seat: 0, en: 'most witnesses', it: 'più testimoni' },
  { name: 'C4.5: called', given: called, seat: 2, en: 'is laid down', it: 'è messa giù' },
  {
    name: 'C4.5: to be answered',
    given: called,
    seat: 3,
    en: 'offers to exchange',
    it: 'propone di scambiare',
  },
  {
    name: 'C4.5: for chasers nothing new',
    given: called,
    seat: 1,
    en: 'most witnesses',
    it: 'più testimoni',
  },
  { name: 'marked already', given: goOn(running, [mark('star')]), seat: 0, en: undefined },
  { name: 'the round is over', given: goOn(running, [mark('star'), mark('star')]), seat: 1, en: undefined },
])('$name: $en', ({ given, seat, hand = EMPTY_HAND, en, it: italian }) => {
  const view = chase.viewOf(given.match, { seat })
  const said = (language: 'en' | 'it') => chaseActing.sayNext(view, seat, hand, language)
  if (en === undefined) expect(said('en')).toBeUndefined()
  else {
    expect(said('en')).toContain(en)
    expect(said('it')).toContain(italian)
  }
})
