import type { LogEvent } from '../log/event.ts'
import { failed, ok, type Result } from '../result.ts'

/** Which of these versions a log's first event names, or why none. Rules that it does not name are the first. */
export function versionNamedBy<Version extends { readonly id: string; readonly rules: string }>(
  { data }: LogEvent,
  all: readonly Version[],
): Result<Version> {
  const { game, rules } = data as { game?: unknown; rules?: unknown }
  const versions = all.filter(({ id }) => id === game)
  if (versions.length === 0) {
    const ids = new Set(all.map(({ id }) => JSON.stringify(id)))
    return failed(`data.game must be one of ${[...ids].join(', ')}`)
  }
  const found = versions.find((one) => one.rules === (rules ?? `${one.id}/1`))
  if (found) return ok(found)
  return failed(`data.rules must be one of ${versions.map((one) => JSON.stringify(one.rules)).join(', ')}`)
}
