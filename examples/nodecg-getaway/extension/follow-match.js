const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000

/**
 * Follows the public events of a match as the service streams them (NDJSON), and comes back with the last `seq` after a lost
 * line. `onLine` is told each `{ event, reveals }`; the answer stops it.
 */
function followMatch({ service, match, onLine, onState = () => {} }) {
  const stopping = new AbortController()
  const address = `${service}/api/matches/${encodeURIComponent(match)}/events`
  let after = 0
  let pauseMs = FIRST_PAUSE_MS

  const readOnce = async () => {
    const response = await fetch(`${address}?after=${after}`, {
      headers: { accept: 'application/x-ndjson' },
      signal: stopping.signal,
    })
    if (!response.ok)
      throw Object.assign(new Error(`the service answered ${response.status}`), { status: response.status })
    onState('live')
    let rest = ''
    const decoder = new TextDecoder()
    for await (const bytes of response.body) {
      const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n')
      rest = lines.pop()
      // An empty line only keeps the connection open.
      for (const line of lines.filter(Boolean)) {
        const told = JSON.parse(line)
        after = told.event.seq
        pauseMs = FIRST_PAUSE_MS
        onLine(told)
      }
    }
  }

  const follow = async () => {
    while (!stopping.signal.aborted) {
      try {
        await readOnce()
        // The stream ends with the match, or with the service: the next one, from the last event on, tells which.
      } catch (error) {
        if (stopping.signal.aborted) return
        onState(error.status === 404 ? 'unknown' : 'away')
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs).unref?.())
      pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2)
    }
  }
  void follow()
  return () => stopping.abort()
}

module.exports = { followMatch }
