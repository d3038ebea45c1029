/** Stands in the template where the log goes, once. */
export const LOG_PLACE = '@@getaway-log@@'

/** A multiple of three, so that pieces of base64 join without padding; as many arguments as every engine takes. */
const PIECE = 24_576

/** A file that is no template: it was cut off, or is of another build. */
export class NotATemplate extends Error {
  constructor() {
    super('the template of saved replays has no place for a log: build it again with npm run build')
    this.name = 'NotATemplate'
  }
}

/**
 * The one HTML file of a match, piece by piece. The log stands in it as base64 of its bytes: whatever a name in it
 * says, it is no part of the page, and what is audited is what was recorded, byte for byte.
 */
export async function* fillTemplate(
  template: string,
  log: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<string> {
  const [head, tail, ...more] = template.split(LOG_PLACE)
  if (head === undefined || tail === undefined || more.length > 0) throw new NotATemplate()
  yield head
  let rest = new Uint8Array()
  for await (const bytes of log) {
    const all = joined(rest, bytes)
    const whole = all.length - (all.length % 3)
    yield base64Of(all.subarray(0, whole))
    rest = all.slice(whole)
  }
  yield base64Of(rest)
  yield tail
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  if (first.length === 0) return second
  const all = new Uint8Array(first.length + second.length)
  all.set(first)
  all.set(second, first.length)
  return all
}

function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let from = 0; from < bytes.length; from += PIECE)
    text += btoa(String.fromCharCode(...bytes.subarray(from, from + PIECE)))
  return text
}
