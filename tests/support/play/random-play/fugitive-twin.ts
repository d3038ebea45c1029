import { type Audience, type LogEvent, type Random, shuffled } from '@getaway/engine'
import { deckOf, EVENT_CARDS, REPLACEMENTS } from '@getaway/engine/fugitive'
import { type HiddenField, hiddenInFugitive } from '../hidden-in-fugitive.ts'
import { judged } from '../judged.ts'

type Name = number | string
type Loose = Readonly<Record<string, unknown>>
type Change = (log: readonly LogEvent[], hidden: readonly HiddenField[], random: Random) => LogEvent[]

const CHANGES = 8
const CARDS = Array.from({ length: 41 }, (_, index) => index + 1)
const IDS: readonly string[] = [...EVENT_CARDS.map(({ id }) => id), ...REPLACEMENTS]

/**
 * Another match with the same public record: cards and events that this audience has not been shown have changed
 * places, in the decks, in hands and in the row, as often as an audit has nothing against it.
 */
export function fugitiveTwin(
  events: readonly LogEvent[],
  audience: Audience,
  random: Random,
): readonly LogEvent[] | undefined {
  if (audience === 'caster' || audience === 'organiser') return undefined
  const hidden = hiddenInFugitive(events, audience).filter(({ from }) => from > events.length)
  let twin = events
  for (let count = 0; count < CHANGES; count++) {
    const change = KINDS[random(KINDS.length)] as Change
    const next = change(twin, hidden, random)
    if (judged(next).findings.length === 0) twin = next
  }
  return JSON.stringify(twin) === JSON.stringify(events) ? undefined : twin
}

const KINDS: readonly Change[] = [
  /** Two cards of one deck, of which one was drawn or placed, wherever they are. */
  (log, hidden, random) => {
    const cards = unseen(CARDS, log, hidden)
    const [one] = shuffled(playedOf(cards, log), random)
    const others = cards.filter((card) => card !== one && deckOf(card) === deckOf(one ?? 0))
    return withNames(log, hidden, exchange(one, others[random(others.length || 1)]))
  },
  /** Two cards that the fugitive might have placed, of whatever deck. */
  (log, hidden, random) => {
    const placed = log.filter(({ type }) => type === 'hideout.placed').map(({ seq }) => seq)
    const fields = hidden.filter(({ seq }) => placed.includes(seq))
    const [one, other] = shuffled(playedOf(unseen(CARDS, log, hidden), log), random)
    return withNames(log, fields, exchange(one, other))
  },
  /** Two events that nobody has met. */
  (log, hidden, random) => {
    const [one, other] = shuffled(unseen(IDS, log, hidden), random)
    return withNames(log, hidden, exchange(one, other))
  },
  /** The rest of a deck, in another order. */
  (log, _, random) => {
    const deck = random(3)
    const drawn = log.filter(
      ({ type, data }) =>
        /^((card|event)\.drawn|step\.lapsed)$/.test(type) && (data as Loose).deck === deck + 1,
    ).length
    return log.map((event) => {
      if (event.type !== 'cards.dealt') return event
      const { decks, ...rest } = event.data as { decks: readonly (readonly Name[])[] }
      const mixed = decks.map((cards, index) =>
        index === deck ? [...cards.slice(0, drawn), ...shuffled(cards.slice(drawn), random)] : cards,
      )
      return { ...event, data: { ...rest, decks: mixed } }
    })
  },
]

function exchange(one: Name | undefined, other: Name | undefined): (name: Name) => Name {
  return (name) => (name === one ? (other ?? name) : name === other ? (one ?? name) : name)
}

/** Those that were drawn or placed, by whomever. */
function playedOf(cards: readonly number[], log: readonly LogEvent[]): readonly number[] {
  const played = log.filter(({ type }) => type !== 'cards.dealt')
  const names = played.flatMap(({ data }) =>
    Object.entries(data as Loose).flatMap(([field, value]) => namesIn(field, value)),
  )
  return cards.filter((card) => names.includes(card))
}

/** Those that no open field of the log names. */
function unseen<N extends Name>(
  names: readonly N[],
  log: readonly LogEvent[],
  hidden: readonly HiddenField[],
): readonly N[] {
  const open = new Set(
    log.flatMap(({ seq, data }) =>
      Object.entries(data as Loose).flatMap(([field, value]) =>
        hidden.some((one) => one.seq === seq && one.field === field) ? [] : namesIn(field, value),
      ),
    ),
  )
  return names.filter((name) => !open.has(name))
}

const SHOWING = ['card', 'sprint', 'hand', 'decks', 'events', 'event', 'burnt']

function namesIn(field: string, value: unknown): readonly Name[] {
  if (SHOWING.includes(field)) return [value].flat(2) as Name[]
  if (!['hideouts', 'turnedUp', 'told'].includes(field)) return []
  return (value as readonly Loose[]).flatMap((one) =>
    Object.entries(one).flatMap(([inner, part]) => namesIn(inner, part)),
  )
}

function withNames(
  log: readonly LogEvent[],
  fields: readonly HiddenField[],
  rename: (name: Name) => Name,
): LogEvent[] {
  return log.map((event) => {
    const own = fields.filter(({ seq }) => seq === event.seq)
    if (own.length === 0) return event
    const data = { ...(event.data as Record<string, unknown>) }
    for (const { field } of own) data[field] = renamed(data[field], rename)
    return { ...event, data }
  })
}

function renamed(value: unknown, rename: (name: Name) => Name): unknown {
  return Array.isArray(value) ? value.map((one) => renamed(one, rename)) : rename(value as Name)
}
