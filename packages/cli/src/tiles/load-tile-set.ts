import { failed, LogError, type LogEvent, ok, type Result } from '@getaway/engine'
import {
  type ChaseEvent,
  chase,
  cityTileSet,
  create,
  plainTileSet,
  type TileSet,
} from '@getaway/engine/chase'
import { readBytes } from '../files/read-file.ts'

const MOST_BYTES = 4_000_000

/** The tile set of that name, or of that file: a log or a JSON tile set; or, in words, why there is none. */
export async function loadTileSet(name: string): Promise<Result<TileSet>> {
  if (name === 'city') return ok(cityTileSet)
  const seed = /^plain-(\d{1,10})$/.exec(name)?.[1]
  if (seed !== undefined) {
    const number = Number(seed)
    if (number < 2 ** 32) return ok(plainTileSet(number))
    return failed(`plain-<seed> has a seed from 0 to ${2 ** 32 - 1}`)
  }
  try {
    return tileSetIn(await textOf(name))
  } catch (error) {
    if (error instanceof LogError) return failed(error.message)
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return failed('is neither city nor plain-<seed>, and there is no such file')
    if (code === undefined) throw error
    return failed(code === 'EISDIR' ? 'is a folder; name a log in it' : message)
  }
}

/** All of a small file; of a log, which may be long, the beginning. */
async function textOf(file: string): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of readBytes(file)) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes > MOST_BYTES) break
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** The first line of a log, or all of it as JSON. */
export function tileSetIn(text: string): Result<TileSet> {
  const first = parsed(text.split('\n', 1)[0] ?? '')
  const isLog = isCreated(first)
  const created = isLog ? first : openedWith(parsed(text))
  if (created === undefined)
    return failed('is neither a log of chase nor a tile set as JSON ({"id":…,"tiles":[…]})')
  const problem = chase.problemOf(created)
  if (problem !== undefined)
    return failed(isLog ? problem : problem.replace(/^game\.created: (data\.tileset\.)?/, ''))
  const opened = created as ChaseEvent & { readonly type: 'game.created' }
  return ok({ id: opened.data.tileset.id, tiles: [...chase.begin(opened).tiles.values()] })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isCreated(value: unknown): value is LogEvent {
  const { type, data } = (value ?? {}) as { type?: unknown; data?: { game?: unknown } | null }
  return type === 'game.created' && data?.game === 'chase'
}

/** A match that would be played with what is said to be a tile set: the engine then judges it. */
function openedWith(value: unknown): LogEvent | undefined {
  if (typeof value !== 'object' || value === null || !('tiles' in value)) return undefined
  const draft = create({ id: 'tiles', at: 0, players: [null, null], tileset: value as TileSet })
  return { ...draft, seq: 1, hash: '' } as unknown as LogEvent
}
