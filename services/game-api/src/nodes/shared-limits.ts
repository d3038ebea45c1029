import type { Counts } from '../operation/limits/counts.ts'
import type { Limiter } from '../operation/limits/limiter.ts'
import type { OpenMatches } from '../operation/limits/open-matches.ts'
import type { NodeLine } from './line/node-line.ts'

export interface SharedLimitsOptions {
  readonly line: NodeLine
  /** Undefined where nothing is counted. */
  readonly limiter: Pick<Limiter, 'counts' | 'hear'> | undefined
  readonly openMatches: Pick<OpenMatches, 'hear'>
  readonly openTables: Pick<OpenMatches, 'hear'>
  readonly onFault: (error: unknown) => void
}

const TELL_MS = 1_000

/** Tells the other nodes once a second who uses much of their limits here: so an address has no more than at one node. */
export function shareLimits({
  line,
  limiter,
  openMatches,
  openTables,
  onFault,
}: SharedLimitsOptions): () => void {
  line.hear('counts', ({ head }, from) => void limiter?.hear(from, head as Counts).catch(onFault))
  line.hear('match made', ({ head }) => {
    const { key, id } = head as MadeFor
    openMatches.hear(key, id)
  })
  line.hear('table opened', ({ head }) => {
    const { key, id } = head as MadeFor
    openTables.hear(key, id)
  })
  const tell = () => {
    const counts = limiter?.counts()
    if (counts && (counts.used.length > 0 || counts.open.length > 0)) line.tellAll('counts', counts)
  }
  const telling = setInterval(tell, TELL_MS)
  return () => clearInterval(telling)
}

export interface MadeFor {
  readonly key: string
  readonly id: string
}
