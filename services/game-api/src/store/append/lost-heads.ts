import type { Lost } from '../database.ts'

/** The SQLSTATE with which `expect_heads` fails. */
const LOST = 'GW001'

/** The matches that an error of the database is about, if it is that their heads are other ones; undefined otherwise. */
export function lostHeads(error: unknown): Lost | undefined {
  const { code, detail } = (error ?? {}) as { readonly code?: string; readonly detail?: string }
  return code === LOST && detail !== undefined ? (JSON.parse(detail) as Lost) : undefined
}
