import { type ClientFrame, clientFrame } from '@getaway/client/protocol'
import { problemBy } from '@getaway/engine'
import { safeParse } from 'valibot'

/** What a client said, or in words what is wrong with it. */
export function parseFrame(text: string): ClientFrame | string {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return 'a frame must be JSON'
  }
  const parsed = safeParse(clientFrame, value)
  return parsed.success ? parsed.output : (problemBy(clientFrame, value, 'frame') ?? 'not a frame')
}
