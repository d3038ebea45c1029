import { headOf, type Random } from '@getaway/engine'
import { DECK_NUMBERS, ESCAPE, HIGHEST_GUESS, type Match } from '@getaway/engine/fugitive'
import { playRandomFugitive, randomWish, SHORT_CLOCK } from '@getaway/engine/testing'
import { fugitiveTwin } from './fugitive-twin.ts'
import type { RandomPlay } from './random-play.ts'

export const fugitiveAtRandom: RandomPlay = {
  dose: 0.3,
  moving: ['table', 'players', 'over'],
  match(seed, most, kind) {
    const options = seed % 3 === 0 ? SHORT_CLOCK : {}
    const whole = playRandomFugitive({ seed, most, options })
    // Few are cut off in a manhunt by chance, and only there the 42 hides anything.
    const hunt = whole.events.findIndex(({ type }) => type === 'manhunt.begun')
    const isCut = kind === 'plain' && hunt !== -1
    const { events, lines, course } = isCut ? playRandomFugitive({ seed, most: hunt + 1, options }) : whole
    return { events, lines, head: headOf(course) }
  },
  wish: (view, seat, random, sense = 100) =>
    random(100) < sense ? randomWish(view as Match, seat, random) : nonsense(random),
  twin: (events, audience, _, random) => fugitiveTwin(events, audience, random),
}

/** Whatever may be said at all, by anybody at any time: mostly what has to be refused. */
function nonsense(random: Random): { readonly type: string } {
  const card = () => random(ESCAPE) + 1
  const wishes = [
    { type: 'draw', deck: DECK_NUMBERS[random(DECK_NUMBERS.length)] },
    { type: 'place', card: card(), sprint: Array.from({ length: random(3) }, card) },
    { type: 'pass' },
    { type: 'discard', card: card() },
    { type: 'guess', numbers: Array.from({ length: random(4) + 1 }, () => random(HIGHEST_GUESS) + 1) },
  ]
  return wishes[random(wishes.length)] as { readonly type: string }
}
