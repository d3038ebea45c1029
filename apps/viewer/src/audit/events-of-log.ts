import type { LogEvent } from '@getaway/engine'

const NEWLINE = 0x0a

/** The events of a log that was judged; of a last line that was cut off there is none. */
export function eventsOfLog(bytes: Uint8Array, isCut: boolean): readonly LogEvent[] {
  const whole = isCut ? bytes.subarray(0, bytes.lastIndexOf(NEWLINE) + 1) : bytes
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
    .decode(whole)
    .split('\n')
    .flatMap((line) => (line === '' ? [] : [JSON.parse(line) as LogEvent]))
}
