/** So much of an answer is shown; the rest is there to be downloaded. */
const MOST_CHARACTERS = 2_000_000

/**
 * Sends a request and tells as it goes: `onHead` once, `onText` with each piece. Resolves when all is there.
 * @param {{ method: string, url: string, headers: Record<string, string>, body?: BodyInit, signal: AbortSignal }} request
 * @param {{ onHead(head: { status: number, statusText: string, headers: [string, string][], ms: number, isStream: boolean }): void, onText(text: string): void }} listener
 */
export async function send({ url, ...init }, { onHead, onText }) {
  const started = performance.now()
  const response = await fetch(url, { ...init, cache: 'no-store' })
  const type = response.headers.get('content-type') ?? ''
  onHead({
    status: response.status,
    statusText: response.statusText,
    headers: [...response.headers],
    ms: performance.now() - started,
    isStream: type.includes('ndjson'),
  })
  if (!response.body) return
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  for (let length = 0; ; ) {
    const { done, value } = await reader.read()
    if (done) return
    if (length < MOST_CHARACTERS) onText(value)
    length += value.length
  }
}
