const { followMatch } = require('./follow-match.js')

/** Scores come with rounds: asked for at most so often (ms). */
const SOON_MS = 500

/**
 * Two replicants: `wanted` is what the panel has chosen (`{ service, match }`), `match` is what graphics show of it:
 * `{ state, status, players: [{ name, marks }], winners, seq, last }`.
 */
module.exports = (nodecg) => {
  const wanted = nodecg.Replicant('wanted', { defaultValue: { service: 'http://localhost:3000', match: '' } })
  const shown = nodecg.Replicant('match', { defaultValue: undefined, persistent: false })
  let stop = () => {}

  wanted.on('change', ({ service, match } = {}) => {
    stop()
    shown.value = undefined
    if (!service || !match) return
    const id = encodeURIComponent(match)
    let isHere = true
    let timer
    let told = { state: 'connecting', seq: 0, last: undefined }
    const read = async () => {
      timer = undefined
      try {
        const response = await fetch(`${service}/api/matches/${id}`)
        const { status, players, winners } = await response.json()
        if (isHere && response.ok) shown.value = { ...told, status, players, winners }
      } catch {
        nodecg.log.warn('the service did not answer; the next event asks again')
      }
    }
    const change = (next) => {
      told = { ...told, ...next }
      timer ??= setTimeout(read, SOON_MS)
    }
    const leave = followMatch({
      service,
      match,
      onLine: ({ event }) => change({ seq: event.seq, last: event.type }),
      onState: (state) => change({ state }),
    })
    stop = () => {
      isHere = false
      clearTimeout(timer)
      leave()
    }
  })
}
