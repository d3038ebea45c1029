/** The lines of a body as they come, without the empty ones, which keep a line alive. */
export async function* linesIn(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string, void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value = '' } = await reader.read()
      const lines = (rest + value).split('\n')
      rest = done ? '' : (lines.pop() ?? '')
      for (const line of lines) if (line.trim() !== '') yield line
      if (done) return
    }
  } finally {
    // The reader stopped in the middle and wants no more; a body that broke has said so already.
    await reader.cancel().catch(() => {})
  }
}
