import * as v from 'valibot'
import { type ServerFrame, serverFrame } from '../protocol/frames.ts'

export type Parsed =
  | { readonly type: 'frame'; readonly frame: ServerFrame }
  /** Of a newer server: not for us. */
  | { readonly type: 'unknown' }
  | { readonly type: 'garbage' }

const known: ReadonlySet<string> = new Set(serverFrame.options.map(({ entries }) => entries.type.literal))

/** Parses a message that claims to be a server's. */
export function parseFrame(data: unknown): Parsed {
  const value = jsonOf(data)
  if (typeof value !== 'object' || value === null || !('type' in value)) return { type: 'garbage' }
  if (typeof value.type === 'string' && !known.has(value.type)) return { type: 'unknown' }
  const { success, output } = v.safeParse(serverFrame, value)
  return success ? { type: 'frame', frame: output } : { type: 'garbage' }
}

function jsonOf(data: unknown): unknown {
  if (typeof data !== 'string') return undefined
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}
