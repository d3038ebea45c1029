import { type ClientFrame, clientFrame } from '@getaway/client/protocol'
import { failed, ok, problemBy, type Result } from '@getaway/engine'
import { safeParse } from 'valibot'

/** What a client said, or in words what is wrong with it. */
export function parseClientFrame(text: string): Result<ClientFrame> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return failed('a frame must be JSON')
  }
  const parsed = safeParse(clientFrame, value)
  return parsed.success ? ok(parsed.output) : failed(problemBy(clientFrame, value, 'frame') ?? 'not a frame')
}
