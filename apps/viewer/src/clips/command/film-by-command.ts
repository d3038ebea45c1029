import { moodOf } from '@getaway/engine/following'
import * as v from 'valibot'
import { createFileFeed } from '../../feed/file/file-feed.ts'
import { createMatchStore, type Known } from '../../feed/match-store.ts'
import type { FilmedMatch } from '../filmed-match.ts'
import { within } from '../frame-times.ts'
import { type FileOrder, makeFile } from '../make-file.ts'
import { secondsOf } from '../order.ts'
import { clipFormats } from '../video/clip-formats.ts'
import { commandSchema, type FilmCommand } from './command.ts'

/** Why nothing was filmed, for the command line to say. */
class Refused extends Error {
  readonly code: string
  readonly values: Readonly<Record<string, number | string>>

  constructor(code: string, values: Readonly<Record<string, number | string>> = {}) {
    super(code)
    this.code = code
    this.values = values
  }
}

const TELL_EVERY_MS = 300
/** What the last event set in motion comes to rest by then, at least. */
const TAIL = 1_200_000

/** Films what the command line asks for, and hands it the file, or says why there is none. */
export async function filmByCommand(): Promise<void> {
  try {
    const [order, log] = await Promise.all([fetch('/film/order'), fetch('/film/log')])
    // Wherever else this page is opened there is nothing to film.
    if (!order.ok || !log.ok) return
    const command = v.parse(commandSchema, await order.json())
    const file = await filmed(command, new Uint8Array(await log.arrayBuffer()))
    await post('file', file)
  } catch (error) {
    const { code, values } =
      error instanceof Refused ? error : { code: 'fault', values: { text: String(error) } }
    await post('problem', JSON.stringify({ code, ...values }))
  }
}

async function filmed(command: FilmCommand, lines: Uint8Array): Promise<Blob> {
  const match = filmedOf(await knownFrom(lines))
  const { width, height, kind, exposures } = command
  const look = { ...command, exposures: kind === 'gif' ? 1 : exposures, held: undefined }
  const order = await orderOf(command, match)
  let told = 0
  const onShare = (share: number) => {
    const now = performance.now()
    if (now - told < TELL_EVERY_MS) return
    told = now
    void post('share', String(share))
  }
  return makeFile(match, { ...look, width, height }, order, { signal: new AbortController().signal, onShare })
}

async function orderOf(command: FilmCommand, match: FilmedMatch): Promise<FileOrder> {
  const { kind, from, until, speed, hasSound, container, width, height, longest } = command
  const length = match.until - match.start
  if (from > length) throw new Refused('unseen', { length })
  if (kind === 'picture') return { kind, instant: match.start + from, isSettled: false }
  const end = match.start + (until ?? length)
  const stretch = within({ from: match.start + from, until: end }, { from: match.start, until: match.until })
  if (!stretch) throw new Refused('unseen', { length })
  const seconds = secondsOf(stretch, speed)
  if (seconds > longest) throw new Refused('long', { seconds, longest })
  if (kind === 'gif') return { kind, stretch, speed }
  const formats = await clipFormats({ width, height })
  const format = formats.find((one) => one.container === container)
  if (!format) throw new Refused('format', { formats: formats.map((one) => one.container).join(' or ') })
  return { kind, stretch, speed, format, hasSound }
}

async function knownFrom(lines: Uint8Array): Promise<Known> {
  const store = createMatchStore({ feed: createFileFeed(lines), wall: () => performance.now() * 1000 })
  await new Promise<void>((resolve) => {
    const stop = store.status.subscribe((status) => {
      if (status !== 'closed') return
      resolve()
      queueMicrotask(() => stop())
    })
  })
  const known = store.known.peek()
  if (!known) {
    const { code = 'fault', text = '' } = store.failure.peek() ?? {}
    throw new Refused(code, { text })
  }
  return known
}

function filmedOf({ table, timeline, created, start, lastAt, game }: Known): FilmedMatch {
  if (!table) throw new Refused('no-table', { text: game.id })
  const look = { side: 'all', skipped: undefined, motion: 'full' } as const
  const { restsAt } = table.planOf(timeline, timeline.length, look)
  const until = Math.max(lastAt + TAIL, restsAt)
  return { table, timeline, mood: moodOf(created), start, until, look }
}

/** Only the command line listens; when it has gone, nobody waits for the answer. */
async function post(what: 'share' | 'file' | 'problem', body: BodyInit): Promise<void> {
  await fetch(`/film/${what}`, { method: 'POST', body }).catch(() => {})
}
