import type { Language } from '../../language/language.ts'
import type { Flag, Strip } from '../game-table.ts'
import type { ChaseTimeline } from './plan/plan-of.ts'
import { say } from './words.ts'

type Ticks = Strip['ticks'][number]

const FLAGS = { captured: 'capture', hideout: 'escape', 'trail-lost': 'lost' } as const

/** Rounds as chapters, tiles above, markers below, endings flagged: by what stands, not by what was said first. */
export function chaseStripOf(timeline: ChaseTimeline, language: Language): Strip {
  const match = timeline.stateAfter(timeline.length)
  const rounds = [...match.past, ...(match.round ? [match.round] : [])]
  const end = timeline.entryAt(timeline.length - 1)?.event.at ?? 0
  const ticks: Ticks[] = []
  const flags: Flag[] = []
  for (const { number, paths, ending } of rounds) {
    for (const { tiles, markers } of paths) {
      for (const { at } of tiles) ticks.push({ at, side: 'above' })
      for (const { at } of markers) ticks.push({ at, side: 'below' })
    }
    if (!ending) continue
    const kind = FLAGS[ending.reason]
    flags.push({
      at: ending.at,
      knownFrom: ending.at,
      kind,
      label: say(language, `flag.${kind}`, { n: number }),
    })
  }
  const chapters = rounds.map(({ number, dealt }, index) => ({
    label: say(language, 'round', { n: number }),
    sign: String(number),
    from: dealt.at,
    to: rounds[index + 1]?.dealt.at ?? end,
  }))
  return { chapters, ticks, flags }
}
