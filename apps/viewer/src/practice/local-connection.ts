import {
  type CommandAnswer,
  type Connection,
  ConnectionClosed,
  createQueue,
  type FeedItem,
} from '@getaway/client'
import { type FromReferee, type LocalTable, localNow, type RefereePort } from './messages.ts'

/** Between page and worker nothing is lost: this often (ms) the page is told that it is up to date, as a service would tell it. */
const BEAT_MS = 2000

/** A seat at a table in this browser: for a page it is a connection like any other, without a network. */
export interface LocalConnection extends Connection {
  /** The log as far as it is recorded: all of it, so it tells what the other seat has hidden. */
  readLog(): Promise<string>
}

export function openLocalConnection(port: RefereePort, table: LocalTable): LocalConnection {
  let seen: number | null = null
  let last = 0
  let asked = 0
  let tellClosed: (reason: ConnectionClosed) => void = () => {}
  const closed = new Promise<ConnectionClosed>((resolve) => {
    tellClosed = resolve
  })
  let reason: ConnectionClosed | undefined
  const answers = new Map<
    number,
    { answer(value: CommandAnswer): void; abandon(reason: ConnectionClosed): void }
  >()
  const logs = new Map<number, (text: string) => void>()
  const queue = createQueue<FeedItem>((item) => {
    if (item.type === 'shown') seen = item.event.seq
  })
  const finish = (code: string, text: string) => {
    if (reason) return
    reason = new ConnectionClosed(code, text)
    port.close()
    clearInterval(beat)
    tellClosed(reason)
    for (const one of answers.values()) one.abandon(reason)
  }
  const hear = (message: FromReferee) => {
    switch (message.type) {
      case 'shown':
        for (const { event, reveals } of message.shown) {
          queue.push({ type: 'shown', event, reveals })
          last = event.seq
        }
        return queue.push({ type: 'head', seq: last, now: message.now })
      case 'answer':
        answers.get(message.id)?.answer(message.answer)
        answers.delete(message.id)
        return
      case 'log':
        logs.get(message.id)?.(message.text)
        logs.delete(message.id)
        return
      case 'fault':
        finish('fault', message.text)
        queue.push({ type: 'over', code: 'fault', text: message.text })
        return queue.end()
    }
  }
  queue.push({ type: 'status', status: 'live' })
  queue.push({ type: 'welcome', audience: { seat: 0 }, delayMs: 0 })
  port.listen(hear)
  const beat = setInterval(() => queue.push({ type: 'head', seq: last, now: localNow() }), BEAT_MS)
  port.post({ type: 'open', table })

  return {
    items: queue.items,
    async send(command, { at } = {}) {
      if (reason) throw reason
      const id = ++asked
      return new Promise<CommandAnswer>((answer, abandon) => {
        answers.set(id, { answer, abandon })
        port.post({
          type: 'command',
          id,
          command,
          seen,
          claimed: at === undefined ? localNow() : instantOf(at),
        })
      })
    },
    // Nobody sits beside the player.
    point() {},
    playHere() {},
    clock: { now: localNow, timeOf: instantOf, uncertainty: () => 0, rtt: () => 0 },
    receipts: () => [],
    closed,
    close() {
      finish('closed', 'the table was left')
      queue.end()
    },
    readLog: () =>
      new Promise((resolve) => {
        const id = ++asked
        logs.set(id, resolve)
        port.post({ type: 'read-log', id })
      }),
  }
}

/** Of an `event.timeStamp` (ms), never later than now. */
function instantOf(at: number): number {
  return Math.min(localNow(), Math.floor((performance.timeOrigin + at) * 1000))
}

/** A referee in a worker of its own: a bot that thinks holds up no frame. */
export function openRefereeWorker(): RefereePort {
  const worker = new Worker(new URL('./referee-worker.ts', import.meta.url), { type: 'module' })
  return {
    post: (message) => worker.postMessage(message),
    listen(hear) {
      worker.onmessage = ({ data }: MessageEvent<FromReferee>) => hear(data)
      worker.onerror = ({ message }) => hear({ type: 'fault', text: message || 'the referee did not load' })
    },
    close: () => worker.terminate(),
  }
}
