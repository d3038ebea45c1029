import { ESCAPE } from '@getaway/engine/fugitive'
import type { LeadLine } from '../../../table/reviewing.ts'
import type { Step } from '../broadcasting/step.ts'

/** F1.4: how probable the number was that the marshal had best name, and how far the fugitive had come on the way to 42. */
export function leadsOf(
  steps: readonly Step[],
  seats: Readonly<Record<'fugitive' | 'marshal', number>>,
): LeadLine[] {
  const { fugitive, marshal } = seats
  const chance = lineOf(steps, ({ can }) => can && (can.top?.odds ?? 0))
  const way = lineOf(steps, ({ after }) => (after.escape ? ESCAPE : (after.row.at(-1)?.card ?? 0)) / ESCAPE)
  return [
    // Without odds there is nothing to be told.
    ...(chance.length > 0 ? [{ key: 'chance', ahead: [marshal], behind: [fugitive], points: chance }] : []),
    { key: 'way', ahead: [fugitive], behind: [marshal], points: way },
  ]
}

function lineOf(steps: readonly Step[], shareOf: (step: Step) => number | undefined): LeadLine['points'] {
  const points: LeadLine['points'][number][] = []
  for (const step of steps) {
    const value = shareOf(step)
    const { seq } = step.entry.event
    if (value === undefined || value === points.at(-1)?.value) continue
    // Of several events of an instant the last one counts.
    if (points.at(-1)?.at === step.now) points.pop()
    points.push({ at: step.now, seq, value })
  }
  return points
}
