import { RACES } from '@getaway/engine/chase'
import type { Language } from '../../../language/language.ts'
import type { Flag, Strip } from '../../../table/strip.ts'
import type { ChaseTimeline } from '../plan/plan-of.ts'
import { sayMove } from '../telling/say-move.ts'
import { tellStep } from '../telling/story.ts'
import { type ToldRound, toldRounds } from '../telling/told.ts'
import { sayChase } from '../telling/words.ts'
import { FLAG_KINDS } from './flag-kinds.ts'

type Ticks = Strip['ticks'][number]

const ENDINGS = { captured: 'capture', hideout: 'escape', 'trail-lost': 'lost' } as const

/** Rounds as chapters, tiles above, markers below, and flags: by what stands, not by what was said first. */
export function chaseStripOf(timeline: ChaseTimeline, language: Language): Strip {
  const match = timeline.stateAfter(timeline.length)
  const rounds = toldRounds(match)
  const end = timeline.entryAt(timeline.length - 1)?.event.at ?? 0
  const ticks: Ticks[] = []
  const flags: Flag[] = racesOf(timeline, rounds, language)
  for (const told of rounds) {
    for (const { tiles, markers } of told.round.paths) {
      for (const { at } of tiles) ticks.push({ at, side: 'above' })
      for (const { at } of markers) ticks.push({ at, side: 'below' })
    }
    flags.push(...endingOf(told, language))
    for (const step of told.check?.steps ?? []) {
      if (step.clause === null) continue
      const { tiles, markers } = told.round.paths[step.path] ?? { tiles: [], markers: [] }
      const placed = (step.of === 'tile' ? tiles : markers)[step.position - 1]
      const said = tellStep(match, told.round, step, language)
      flags.push({
        at: placed?.at ?? told.scoreAt,
        knownFrom: told.toldAt(step),
        kind: FLAG_KINDS.mistake,
        label: sayChase(language, 'flag.mistake', { said }),
      })
    }
  }
  const chapters = rounds.map(({ round: { number, dealt } }, index) => ({
    label: sayChase(language, 'round', { n: number }),
    sign: String(number),
    from: dealt.at,
    to: rounds[index + 1]?.round.dealt.at ?? end,
  }))
  return { chapters, ticks, flags: flags.sort((one, other) => one.at - other.at) }
}

function endingOf({ round: { ending, number } }: ToldRound, language: Language): Flag[] {
  if (!ending) return []
  const id = ENDINGS[ending.reason]
  const label = sayChase(language, `flag.${id}`, { n: number })
  return [{ at: ending.at, knownFrom: ending.at, kind: FLAG_KINDS[id], label }]
}

/** Actions in a race that only an ending forbade (C10.5). */
function racesOf(timeline: ChaseTimeline, rounds: readonly ToldRound[], language: Language): Flag[] {
  const flags: Flag[] = []
  for (let index = 0; index < timeline.length; index++) {
    const entry = timeline.entryAt(index)
    if (entry?.admission.type !== 'late' || !RACES.has(entry.event.type)) continue
    const { at } = entry.event
    const number = entry.state.round?.number
    const told = rounds.find(({ round }) => round.number === number)
    flags.push({
      at,
      knownFrom: Math.max(at, told?.racesAt ?? at),
      kind: FLAG_KINDS.race,
      label: sayChase(language, 'flag.race', { said: sayMove(entry, language) ?? '' }),
    })
  }
  return flags
}
