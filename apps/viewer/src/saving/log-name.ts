/** What the service calls the log of this match; a log from elsewhere may claim to be anything. */
export function logName(log: Uint8Array): string {
  const [game, id] = idsIn(log)
  const name = [game, id].filter((part) => part !== undefined).join('-') || 'match'
  return `${name}.getaway.jsonl`
}

function idsIn(log: Uint8Array): readonly (string | undefined)[] {
  try {
    const end = log.indexOf(0x0a)
    const line = new TextDecoder().decode(end === -1 ? log : log.subarray(0, end))
    const { game, id } = (JSON.parse(line) as { data: Record<string, unknown> }).data
    return [nameOf(game), nameOf(id)]
  } catch {
    return []
  }
}

const PLAIN_NAME = /^[\w-]{1,64}$/

function nameOf(value: unknown): string | undefined {
  return typeof value === 'string' && PLAIN_NAME.test(value) ? value : undefined
}
