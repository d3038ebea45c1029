import type { AuditedLog } from '../../../audit/audited-log.ts'
import { hasTable } from '../../../games/registry.ts'
import { formatRoute } from '../../../routes.ts'
import type { LogSource } from '../../../saving/page-of-match.ts'

/** The address at which the replay shows an instant (µs), or the replay itself; undefined: no table can show it. */
export type WayTo = (at?: number) => string | undefined

export function wayToReplay(source: LogSource, { game, span }: Pick<AuditedLog, 'game' | 'span'>): WayTo {
  return (at) => {
    if (!hasTable(game)) return undefined
    const into = at === undefined ? {} : { into: Math.max(0, at - span.start) }
    if (source.from === 'file') return formatRoute({ page: 'file', ...into })
    const { match, from } = source
    const imported = from === 'imports' ? { isImported: true as const } : {}
    return formatRoute({ page: 'replay', match, ...into, ...imported })
  }
}
