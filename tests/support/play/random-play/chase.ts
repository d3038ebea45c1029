import { headOf } from '@getaway/engine'
import type { ChaseEvent, Match } from '@getaway/engine/chase'
import { playersWish, playRandomMatch, type Skill } from '@getaway/engine/testing'
import { chaseTwin } from './chase-twin.ts'
import type { PlayKind, RandomPlay } from './random-play.ts'

const SKILL: Skill = { care: 95, sight: 90, haste: 60, pace: 0, sense: 98, favourite: undefined }

export const chaseAtRandom: RandomPlay = {
  dose: 1,
  moving: ['round', 'tally'],
  match(seed, most, kind) {
    const options = optionsOf(kind, seed)
    const { events, lines, course } = playRandomMatch({ seed, most, ...(options ? { options } : {}) })
    return { events, lines, head: headOf(course) }
  },
  wish: (view, seat, random, sense = SKILL.sense) =>
    playersWish(view as Match, seat, { ...SKILL, sense }, random),
  twin: (events, _, shown, random) => chaseTwin(events as readonly ChaseEvent[], shown as never, random),
}

function optionsOf(kind: PlayKind, seed: number) {
  if (kind === 'short') return { victory: [{ small: 1 }, { perfect: 1 }] }
  return kind === 'plain' ? { variants: { headStart: seed % 2 === 0, perfectPlan: false } } : undefined
}
