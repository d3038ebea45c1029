import { headOf } from '@getaway/engine'
import type { Match } from '@getaway/engine/colditz'
import { playRandomColditz, randomColditzWish, SHORT_TIMES } from '@getaway/engine/testing'
import { colditzTwin } from './colditz-twin.ts'
import type { RandomPlay } from './random-play.ts'

export const colditzAtRandom: RandomPlay = {
  dose: 0.05,
  moving: ['table', 'players', 'over'],
  match(seed, most, kind) {
    const times = seed % 3 === 0 ? { ...SHORT_TIMES, timeAlone: seed % 2 === 0 } : {}
    // A short one is over soon: after a round or two. Of any, every second one is, too.
    const isShort = kind === 'short' || (kind === 'any' && seed % 2 === 0)
    const options = isShort ? { ...times, rounds: 1 + (seed % 3) } : times
    const seats = kind === 'short' ? 2 + (seed % 2) : 2 + (seed % 5)
    const { events, lines, course } = playRandomColditz({ seed, seats, most, options })
    return { events, lines, head: headOf(course) }
  },
  wish: (view, seat, random, sense = 100) =>
    random(100) < sense ? randomColditzWish(view as Match, seat, random) : nonsense(random),
  twin: (events, audience, _, random) => colditzTwin(events, audience, random),
}

/** Whatever may be said at all, by anybody at any time: mostly what has to be refused. */
function nonsense(random: (bound: number) => number): { readonly type: string } {
  const pow = random(48)
  const square = ['yard.2', 'appel.10', 'chapel.1', 'target-west', 'nowhere'][random(5)] ?? 'yard.2'
  const card = ['release', 'shot', 'hideaway', 'bribe', 'tunnel-A'][random(5)] ?? 'release'
  const wishes = [
    { type: 'throw', for: ['move', 'search'][random(2)], again: true },
    { type: 'move-pow', pow, path: [square] },
    { type: 'move-guard', guard: random(20), path: [square] },
    { type: 'play', card, pow, to: square, guards: [random(16)] },
    { type: 'discard', card },
    { type: 'free', pow },
    { type: 'offer', to: random(7), gives: { equipment: ['rope'], cards: [] } },
    { type: 'accept', offer: random(300) },
    { type: 'let-pass' },
    { type: 'dare', pow },
    { type: 'end-turn' },
  ]
  return wishes[random(wishes.length)] as { readonly type: string }
}
