import { type ClientFrame, clientFrame } from '@getaway/client/protocol'
import { failed, type Result, readWish } from '@getaway/engine'

/** What a client said, or in words what is wrong with it. */
export function parseClientFrame(text: string): Result<ClientFrame> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return failed('a frame must be JSON')
  }
  return readWish(clientFrame, value, 'frame')
}
