import type { ServerFrame } from '@getaway/client'
import type { Audience, LogEvent } from '@getaway/engine'
import WebSocket from 'ws'
import { helloFrame } from './seated-match.ts'

/** Bytes that reached a reader, and when they had (µs). */
export interface Heard {
  readonly raw: string
  readonly at: number
}

export interface ShownItem {
  readonly event: LogEvent
  readonly reveals?: readonly LogEvent[]
}

/** What one reader got of a match, on whatever line. */
export interface Recording {
  readonly who: string
  readonly audience: Audience
  readonly heard: readonly Heard[]
  /** What the reader holds: begun anew where the service said so. */
  readonly shown: readonly (ShownItem & { readonly at: number })[]
  /** What was wrong with the line itself. */
  readonly complaints: readonly string[]
  /** The whole match has come. */
  readonly done: Promise<void>
  stop(): void
}

export interface Listener {
  readonly who: string
  readonly audience: Audience
  readonly token?: string | undefined
  /** Gives the line up and comes back, again and again. */
  readonly renewMs?: number
}

export const nowUs = () => Date.now() * 1000

/** The part that all lines share: what was heard, in order and without gaps. */
export function createNotes({ who, audience }: Listener) {
  const heard: Heard[] = []
  const shown: (ShownItem & { at: number })[] = []
  const complaints: string[] = []
  let finish = () => {}
  const done = new Promise<void>((resolve) => {
    finish = resolve
  })
  return {
    heard,
    shown,
    complaints,
    done,
    who,
    audience,
    last: () => shown.at(-1)?.event,
    hear(raw: string): number {
      const at = nowUs()
      heard.push({ raw, at })
      return at
    },
    take(items: readonly ShownItem[], at: number) {
      for (const item of items) {
        const expected = (shown.at(-1)?.event.seq ?? 0) + 1
        if (item.event.seq !== expected) complaints.push(`#${item.event.seq} where #${expected} should be`)
        shown.push({ ...item, at })
        if (item.event.type === 'game.sealed') finish()
      }
    },
    forget() {
      shown.length = 0
    },
  }
}

/** A bare socket that keeps every byte, and answers pings as a player does. */
export function recordSocket(address: string, matchId: string, listener: Listener): Recording {
  const notes = createNotes(listener)
  const url = `${address.replace(/^http/, 'ws')}/api/matches/${matchId}/socket`
  let isStopped = false
  let socket: WebSocket
  let renewing: NodeJS.Timeout | undefined

  const connect = () => {
    if (isStopped) return
    const own = new WebSocket(url)
    socket = own
    own.on('error', () => {})
    own.on('open', () => {
      const last = notes.last()
      own.send(JSON.stringify(helloFrame(listener.token, last && { seq: last.seq, hash: last.hash })))
    })
    own.on('message', (data) => socket === own && take(own, String(data)))
    own.on('close', () => socket === own && setTimeout(connect, 20))
    if (listener.renewMs !== undefined) renewing = setTimeout(() => own.close(), listener.renewMs)
  }
  const take = (own: WebSocket, raw: string) => {
    const at = notes.hear(raw)
    const frame = JSON.parse(raw) as ServerFrame
    if (frame.type === 'ping') own.send(JSON.stringify({ type: 'pong', id: frame.id, at }))
    if (frame.type === 'goodbye') notes.complaints.push(raw)
    if (frame.type === 'welcome' && frame.resume === 'restart') notes.forget()
    if (frame.type === 'events') notes.take(frame.shown as readonly ShownItem[], at)
  }
  connect()
  return {
    ...notes,
    stop() {
      isStopped = true
      clearTimeout(renewing)
      socket.close()
    },
  }
}

/** A stream of lines, begun again behind the last one where it ends before the match does. */
export function recordStream(address: string, matchId: string, listener: Listener): Recording {
  const notes = createNotes(listener)
  const stopping = new AbortController()
  const accept = { accept: 'application/x-ndjson', ...bearer(listener.token) }
  const read = async () => {
    while (!stopping.signal.aborted && notes.last()?.type !== 'game.sealed') {
      const after = notes.last()?.seq ?? 0
      const response = await fetch(`${address}/api/matches/${matchId}/events?after=${after}`, {
        headers: accept,
        signal: stopping.signal,
      })
      if (!response.ok || !response.body) {
        notes.hear(await response.text())
        await sleep(30)
        continue
      }
      let rest = ''
      for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
        const lines = (rest + chunk).split('\n')
        rest = lines.pop() ?? ''
        for (const line of lines) {
          if (line === '') continue
          const at = notes.hear(line)
          notes.take([JSON.parse(line) as ShownItem], at)
        }
      }
    }
  }
  read().catch((error: unknown) => stopping.signal.aborted || notes.complaints.push(String(error)))
  return { ...notes, stop: () => stopping.abort() }
}

/** Page after page, as fast as `everyMs` allows. */
export function recordPages(address: string, matchId: string, listener: Listener, everyMs = 60): Recording {
  const notes = createNotes(listener)
  let isStopped = false
  const read = async () => {
    while (!isStopped && notes.last()?.type !== 'game.sealed') {
      const after = notes.last()?.seq ?? 0
      const response = await fetch(`${address}/api/matches/${matchId}/events?after=${after}`, {
        headers: bearer(listener.token),
      })
      const raw = await response.text()
      const at = notes.hear(raw)
      if (response.ok) notes.take((JSON.parse(raw) as { shown: readonly ShownItem[] }).shown, at)
      await sleep(everyMs)
    }
  }
  read().catch((error: unknown) => notes.complaints.push(String(error)))
  return {
    ...notes,
    stop() {
      isStopped = true
    },
  }
}

export function bearer(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` }
}

export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
