import { createClient, newToken } from '@getaway/client'
import type { ShowAct } from '@getaway/client/protocol'
import { createShowClient } from '@getaway/client/shows'
import WebSocket from 'ws'
import { type Heard, nowUs } from '../support/service/recorder.ts'

/** What screens of a show heard of a match, each byte, and what its caster had them told. */
export interface RecordedShow {
  /** By the holder of the show's key, and by somebody who has another one. */
  readonly screen: readonly Heard[]
  readonly outsider: readonly Heard[]
  /** The hash of each event that its caster spoke of. */
  readonly aired: readonly string[]
  stop(): Promise<void>
}

export interface ShowCaster {
  /** Of a caster of the match. */
  readonly token: string
  readonly delayMs: number
}

/**
 * A caster who brings every event on air the moment they see it, with its hash in the words where the service lets them: in
 * a match with a delay they see it long before the screens may.
 */
export async function bringOnAir(
  address: string,
  match: string,
  { token: caster, delayMs }: ShowCaster,
): Promise<RecordedShow> {
  const token = newToken()
  const shows = createShowClient({ url: address })
  const { id, key } = await shows.makeShow({ token, match })
  const screen = recordShow(address, id, key)
  const outsider = recordShow(address, id, newToken())
  const aired: string[] = []
  const connection = createClient({ url: address }).connect(match, { token: caster })
  const speak = async () => {
    for await (const item of connection.items) {
      if (item.type !== 'shown') continue
      const { hash, at } = item.event
      const words = { headline: hash }
      const act: ShowAct =
        delayMs > 0
          ? { type: 'card', card: hash, told: { en: words, it: words } }
          : { type: 'card', card: hash }
      const as = delayMs > 0 ? { caster } : {}
      await shows.air(id, { id: hash, match, at, act, ...as }, { token })
      aired.push(hash)
    }
  }
  const speaking = speak()
  return {
    screen: screen.heard,
    outsider: outsider.heard,
    aired,
    async stop() {
      connection.close()
      await speaking
      await screen.hasHeard(() => aired.at(-1) ?? '')
      screen.close()
      outsider.close()
    },
  }
}

function recordShow(address: string, show: string, key: string) {
  const heard: Heard[] = []
  const waiting = new Set<() => void>()
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/api/shows/${show}/socket`)
  socket.on('error', () => {})
  socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: 1, key })))
  socket.on('message', (data) => {
    heard.push({ raw: String(data), at: nowUs() })
    for (const look of waiting) look()
  })
  return {
    heard,
    close: () => socket.close(),
    /** Resolves once that has come. */
    hasHeard: (textOf: () => string) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (!heard.some(({ raw }) => raw.includes(textOf()))) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      }),
  }
}
