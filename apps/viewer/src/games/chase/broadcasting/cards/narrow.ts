import type { ChaseEvent, Round } from '@getaway/engine/chase'
import { marginText } from '../../../../language/margin-text.ts'
import { chasersOf, runnersOf } from '../graphics-of.ts'
import type { Narrator } from '../step.ts'
import { ordinalOf, sayAir } from '../words.ts'

/** Below so many µs it was narrow. */
const NARROW = 100_000
const OF_INTEREST = 15_000_000
/** While the chase goes on, the next thing soon matters more. */
const SOON_PAST = 6_000_000

/** What was decided by less than a tenth of a second. */
export const narrateNarrow: Narrator = (writer) => {
  const { language } = writer
  const told = new Set<string>()
  const count = { capture: 0, escape: 0 }
  return ({ entry: { event, admission }, after: { round }, markers, now }) => {
    if (!round) return
    const late = admission.type === 'late' ? lateBy(event, round, admission.against.seq) : undefined
    const key = late && `${round.number} ${late.path}`
    if (late && key && !told.has(key) && event.at - late.at < NARROW) {
      told.add(key)
      count[late.of]++
      const nth = count[late.of]
      const { path } = late
      const sides = { capture: chasersOf(round, path), escape: runnersOf(round, path) }
      const values = {
        margin: marginText(event.at - late.at, language),
        first: writer.namesOf(sides[late.of]),
        late: typeof event.by === 'number' ? writer.nameOf(event.by) : '',
        nth: ordinalOf(nth, language),
      }
      const from = Math.max(now, writer.racesAt(round.number))
      writer.tell({
        topic: 'narrow',
        of: `${late.of} ${key}`,
        from,
        until: from + OF_INTEREST,
        kind: 'happened',
        weight: 85,
        seats: sides[late.of],
        headline: sayAir(language, nth > 1 ? `${late.of}.nth` : late.of, values),
        detail: sayAir(language, nth > 1 ? `${late.of}.nth.detail` : `${late.of}.detail`, values),
        how: sayAir(language, `${late.of}.how`, values),
      })
    }
    for (const { path, position, piece } of markers) {
      const next = round.paths[path]?.tiles[position]
      const isLast = round.paths[path]?.tiles.length === position + 1
      const margin = next ? piece.at - next.at : NARROW
      if (!next || !isLast || piece.final || margin >= NARROW) continue
      const values = {
        margin: marginText(margin, language),
        runner: writer.nameOf(next.by),
        chaser: writer.nameOf(piece.by),
        n: position,
        next: position + 1,
      }
      writer.tell({
        topic: 'narrow',
        of: `away ${round.number} ${path} ${position}`,
        from: now,
        until: now + SOON_PAST,
        kind: 'happened',
        weight: 72,
        seats: [next.by, piece.by],
        headline: sayAir(language, 'away', values),
        detail: sayAir(language, 'away.detail', values),
        how: sayAir(language, 'away.how', values),
      })
    }
  }
}

interface Late {
  readonly of: 'capture' | 'escape'
  readonly path: number
  /** When that counts which it was too late for. */
  readonly at: number
}

/** A tile that would have saved its runner, or a marker that would have caught one before the hideout. */
function lateBy(event: ChaseEvent, round: Round, against: number): Late | undefined {
  if (event.type === 'tile.placed') {
    const caught = round.paths[event.data.path]?.caught
    return caught?.seq === against ? { of: 'capture', path: event.data.path, at: caught.at } : undefined
  }
  const { ending } = round
  if (event.type !== 'marker.placed' || ending?.reason !== 'hideout' || ending.seq !== against)
    return undefined
  const { path, position } = event.data
  const tiles = round.paths[path]?.tiles ?? []
  const wasFinal = tiles.at(-1)?.seq === ending.seq && position === tiles.length - 1
  return wasFinal ? { of: 'escape', path, at: ending.at } : undefined
}
