import type { LogEvent } from '@getaway/engine'
import type { Recording, ShownItem } from '../support/service/recorder.ts'
import type { SecretPart } from './secrecy.ts'
import { secrecyOf, secretsOf } from './secrets-of.ts'

const SALTS = /"salt":"([^"]*)"/g

/**
 * What a reader's bytes tell that they may not: a plain scan for words that name what is secret. Each
 * frame is taken apart into what it shows, and has to be made of nothing else.
 */
export function leaksIn(recording: Recording, log: readonly LogEvent[]): readonly string[] {
  const { wordsIn, openWordsOf } = secrecyOf(log)
  const secrets = secretsOf(log, recording.audience)
  const leaks: string[] = []
  for (const { raw } of recording.heard) {
    const items = itemsIn(raw)
    const rest = items.reduce((text, item) => text.replace(JSON.stringify(item), () => ''), raw)
    for (const word of wordsIn(rest)) leaks.push(`${JSON.stringify(word)} in ${rest}`)
    if (rest.includes('"salt"')) leaks.push(`a salt in ${rest}`)
    for (const item of items) {
      const head = item.event.seq
      const shown = [item.event, ...(item.reveals ?? [])]
      const carried = shown.map(({ seq }) => log[seq - 1] as LogEvent)
      const text = JSON.stringify(withoutTileSet(item))
      const allowed = new Set(
        carried.flatMap((event) => [...openWordsOf(event), ...wordsOpenBy(head, event, secrets)]),
      )
      for (const word of wordsIn(text)) {
        if (!allowed.has(word)) leaks.push(`${JSON.stringify(word)} with #${head}`)
      }
      for (const [index, event] of shown.entries()) {
        for (const field of strangeFields(event, carried[index] as LogEvent)) {
          leaks.push(`${JSON.stringify(field)} with #${head}`)
        }
      }
      const salts = carried.filter(({ seq }) => isOpen(seq, head, secrets)).map(({ salt }) => salt)
      for (const [, salt] of text.matchAll(SALTS)) {
        if (!salts.includes(salt)) leaks.push(`a salt with #${head}`)
      }
    }
  }
  return leaks
}

function wordsOpenBy(head: number, { seq }: LogEvent, secrets: readonly SecretPart[]): readonly string[] {
  return secrets.flatMap((part) => (part.seq === seq && part.from <= head ? part.words : []))
}

/** A copy says no more than the event, and that something is hidden. */
function strangeFields(shown: LogEvent, whole: LogEvent): readonly string[] {
  const known = new Set([...Object.keys(whole), ...Object.keys(whole.data as object), 'hidden'])
  return [...Object.keys(shown), ...Object.keys(shown.data as object)].filter((field) => !known.has(field))
}

function isOpen(seq: number, head: number, secrets: readonly SecretPart[]): boolean {
  return secrets.every((part) => part.seq !== seq || part.from <= head)
}

/** The box is everybody's: what is secret is which of its tiles lie where. */
function withoutTileSet(item: ShownItem): ShownItem {
  if (item.event.type !== 'game.created') return item
  const { tileset: _, ...data } = item.event.data as { tileset?: unknown }
  return { ...item, event: { ...item.event, data } as LogEvent }
}

/** What a frame, a page or a line shows. */
function itemsIn(raw: string): readonly ShownItem[] {
  const value = JSON.parse(raw) as { shown?: readonly ShownItem[]; event?: LogEvent; reveals?: LogEvent[] }
  if (value.shown) return value.shown
  return value.event && typeof value.event === 'object' ? [value as ShownItem] : []
}
