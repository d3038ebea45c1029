/** The beginning of an answer that is shown; the rest is read and dropped. */
const MOST_CHARACTERS = 2_000_000

/**
 * Sends a request; calls `onHead` once and `onText` with each piece of the body. Resolves at the end of the body.
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
