import type { LogEvent } from '@getaway/engine'
import type { Recording, ShownItem } from '../support/recorder.ts'
import { type SecretPart, secretsOf } from './secrets-of.ts'

const STRINGS = /"([^"\\]{1,64})"/g
const SALTS = /"salt":"([^"]*)"/g

/**
 * What a reader's bytes tell that they may not: a plain scan for strings that name what is secret. Each
 * frame is taken apart into what it shows, and has to be made of nothing else.
 */
export function leaksIn(recording: Recording, log: readonly LogEvent[]): readonly string[] {
  const secrets = secretsOf(log, recording.audience)
  const words = secretWords(log)
  const leaks: string[] = []
  for (const { raw } of recording.heard) {
    const items = itemsIn(raw)
    const rest = items.reduce((text, item) => text.replace(JSON.stringify(item), () => ''), raw)
    for (const word of wordsIn(rest, words)) leaks.push(`${JSON.stringify(word)} in ${rest}`)
    if (rest.includes('"salt"')) leaks.push(`a salt in ${rest}`)
    for (const item of items) {
      const head = item.event.seq
      const carried = [item.event, ...(item.reveals ?? [])].map(({ seq }) => log[seq - 1] as LogEvent)
      const text = JSON.stringify(withoutTileSet(item))
      const allowed = new Set(carried.flatMap((event) => openWordsOf(event, head, secrets)))
      for (const word of wordsIn(text, words)) {
        if (!allowed.has(word)) leaks.push(`${JSON.stringify(word)} with #${head}`)
      }
      const salts = carried.filter(({ seq }) => isOpen(seq, head, secrets)).map(({ salt }) => salt)
      for (const [, salt] of text.matchAll(SALTS)) {
        if (!salts.includes(salt)) leaks.push(`a salt with #${head}`)
      }
    }
  }
  return leaks
}

/** The tiles that are dealt, and the names of what is planned. */
function secretWords(log: readonly LogEvent[]): ReadonlySet<string> {
  const data = log[0]?.data as { tileset: { tiles: { id: string; kind: string }[] } } | undefined
  const dealt = (data?.tileset.tiles ?? []).filter(({ kind }) => kind !== 'prison').map(({ id }) => id)
  return new Set([...dealt, 'sides', 'targets', 'tiles'])
}

function wordsIn(text: string, words: ReadonlySet<string>): readonly string[] {
  return [...text.matchAll(STRINGS)].flatMap(([, word]) => (word && words.has(word) ? [word] : []))
}

function openWordsOf(event: LogEvent, head: number, secrets: readonly SecretPart[]): readonly string[] {
  if (event.type === 'tile.placed') return [(event.data as { tile: string }).tile]
  return secrets.flatMap((part) => (part.seq === event.seq && part.from <= head ? part.words : []))
}

function isOpen(seq: number, head: number, secrets: readonly SecretPart[]): boolean {
  return secrets.every((part) => part.seq !== seq || part.from <= head)
}

/** The box is everybody's: what is secret is which of its tiles lie where. */
function withoutTileSet(item: ShownItem): ShownItem {
  if (item.event.type !== 'game.created') return item
  const { tileset: _, ...data } = item.event.data as { tileset: unknown }
  return { ...item, event: { ...item.event, data } as LogEvent }
}

/** What a frame, a page or a line shows. */
function itemsIn(raw: string): readonly ShownItem[] {
  const value = JSON.parse(raw) as { shown?: readonly ShownItem[]; event?: LogEvent; reveals?: LogEvent[] }
  if (value.shown) return value.shown
  return value.event && typeof value.event === 'object' ? [value as ShownItem] : []
}
