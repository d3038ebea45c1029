import { endingOf, START, seatOfRole } from '@getaway/engine/fugitive'
import type { Language } from '../../../language/language.ts'
import type { BroadcastGraphics, Contest } from '../../../table/broadcasting.ts'
import type { FugitiveTimeline } from '../plan/chronicle.ts'
import type { FugitivePlan } from '../plan/plan.ts'
import { isEndOpen } from '../telling/suspense.ts'
import { sayFugitive } from '../telling/words.ts'
import { sayFugitiveAir } from './words.ts'

/** The one who hides against the one who looks, and how many hideouts are still to be found. */
export function fugitiveGraphicsOf(
  timeline: FugitiveTimeline,
  plan: FugitivePlan,
  instant: number,
  language: Language,
): BroadcastGraphics {
  const { match } = plan
  const { table, over } = match
  const from = table && atOf(timeline, table.dealt)
  if (from === undefined) return { contests: [], clock: undefined }
  return {
    contests: [contestOf(plan, instant, language)],
    clock: { from, until: over && !isEndOpen(plan, instant) ? atOf(timeline, over.seq) : undefined },
  }
}

function contestOf(plan: FugitivePlan, instant: number, language: Language): Contest {
  const { match } = plan
  const side = (role: 'fugitive' | 'marshal') => ({
    role: sayFugitive(language, role),
    seats: [seatOfRole(match, role)],
  })
  return {
    key: 'hunt',
    sides: [side('fugitive'), side('marshal')],
    measures: measuresOf(plan, instant, language),
    signs: undefined,
    outcome: outcomeOf(plan, instant, language),
  }
}

/** As the table shows it: what still turns over is not found yet. */
function measuresOf({ hideouts }: FugitivePlan, instant: number, language: Language): Contest['measures'] {
  const placed = hideouts.filter(({ kind }) => kind === 'hideout')
  const found = placed.filter(({ flip }) => flip <= instant)
  const highest = Math.max(START, ...found.map(({ card }) => card ?? START))
  const measure = (of: 'hidden' | 'highest', value: string) => ({
    label: sayFugitiveAir(language, `measure.${of}`),
    value,
    said: sayFugitiveAir(language, `measure.${of}.said`, { value }),
  })
  return [measure('hidden', String(placed.length - found.length)), measure('highest', String(highest))]
}

function outcomeOf(plan: FugitivePlan, instant: number, language: Language): string | undefined {
  const { match } = plan
  if (!match.over || isEndOpen(plan, instant)) return undefined
  const ending = endingOf(match)
  if (!ending) return sayFugitiveAir(language, 'outcome.over')
  return sayFugitiveAir(language, ending.winner === 'marshal' ? 'outcome.caught' : 'outcome.escaped')
}

function atOf(timeline: FugitiveTimeline, seq: number): number | undefined {
  for (let index = 0; index < timeline.length; index++) {
    const event = timeline.entryAt(index)?.event
    if (event?.seq === seq) return event.at
  }
  return undefined
}
