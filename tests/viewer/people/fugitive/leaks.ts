import type { Audience } from '@getaway/engine'
import { ESCAPE, fugitive, listOf, type Match, type Table } from '@getaway/engine/fugitive'
import { placeName } from '@getaway/faces/fugitive'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** All that a page has been sent, from its first request on. */
export interface Wire {
  readonly heard: readonly string[]
}

/** Listens to what comes to a page; begun before the page is opened, or at a reload of it. */
export function wireOf(page: Page): Wire {
  const heard: string[] = []
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => heard.push(payload.toString()))
  })
  page.on('response', async (response) => {
    if (!response.url().includes('/api/')) return
    // A response to a page that is gone has no text any more.
    heard.push(await response.text().catch(() => ''))
  })
  return { heard }
}

/**
 * Neither the memory, nor the words, nor the picture, nor the wire of a page holds a card that its audience may not know.
 * `match` is what this audience has been shown: which cards are open follows from what all know.
 */
export async function expectNoLeak(page: Page, wire: Wire, match: Match, audience: Audience): Promise<void> {
  const { table } = match
  if (!table || match.over) return
  const known = cardsKnownTo(match, audience)
  const shown = await page.evaluate(lookFor)
  const strange = shown.faces.filter((card) => !known.has(card))
  expect(strange, `faces that ${JSON.stringify(audience)} may not see`).toEqual([])
  const text = decodeURIComponent(shown.text.replace(/%(?![0-9a-f]{2})/gi, '%25'))
  const names = [...Array(ESCAPE + 1).keys()]
    .filter((card) => !known.has(card))
    .flatMap((card) => (['en', 'it'] as const).flatMap((language) => placeName(card, language) ?? []))
  expect(names.filter((name) => text.includes(name))).toEqual([])
  const sent = wire.heard.flatMap((frame) => eventsWithin(parsed(frame)))
  expect(sent.length).toBeGreaterThan(0)
  expect(sent.flatMap((event) => leaksIn(event, match, audience))).toEqual([])
}

/** Runs in the page: faces of cards that are shown anywhere, and all text but the drawings that wait to be used. */
function lookFor(): { readonly faces: number[]; readonly text: string } {
  const faces = [...document.querySelectorAll('use')].flatMap((one) => {
    const [, card] = /-hideout-(\d+)$/.exec(one.getAttribute('href') ?? '') ?? []
    return card === undefined ? [] : [Number(card)]
  })
  const copy = document.documentElement.cloneNode(true) as HTMLElement
  for (const drawings of copy.querySelectorAll('defs')) drawings.remove()
  const memory = JSON.stringify(window.getaway)
  return { faces, text: `${copy.outerHTML}\n${memory}` }
}

/** The numbers on the cards that an audience sees: 0 and 42 are everybody's. */
function cardsKnownTo(match: Match, audience: Audience): ReadonlySet<number> {
  const { table } = fugitive.viewOf(match, audience)
  if (!table) return new Set()
  const { hands, row, escape: out42, out } = table as Table
  const places = out42 ? [...row, out42] : row
  return new Set([
    ...[0, ESCAPE],
    ...[hands.fugitive, hands.marshal].flatMap(({ cards }) => listOf(cards) ?? []),
    ...places.flatMap(({ card, sprint }) => [
      ...(card === undefined ? [] : [card]),
      ...(listOf(sprint) ?? []),
    ]),
    ...out.map(({ card }) => card),
  ])
}

interface Sent {
  readonly seq: number
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
}

/** "Who sees what while a match runs" once more, by the frames alone: each event in them that says too much. */
function leaksIn({ seq, type, data }: Sent, match: Match, audience: Audience): string[] {
  const open = fugitive.knows(match, audience).flatMap((one) => (one.seq === seq ? [one.part] : []))
  const says = (field: string) => Array.isArray(data[field]) && data[field].length > 0
  const tells = (part: string, isTold: boolean) =>
    isTold && !open.includes(part) ? [`${seq} ${type} tells ${part}`] : []
  switch (type) {
    case 'cards.dealt':
      return [
        ...tells('decks', [data.decks, data.events].flat().some(Array.isArray)),
        ...tells('hand', says('hand')),
      ]
    case 'card.drawn':
      return tells('card', data.card !== null)
    case 'events.shuffled':
      return tells('events', says('events'))
    case 'hideout.placed':
      return [
        ...tells('card', data.card !== null && data.card !== ESCAPE),
        ...tells('sprint', says('sprint')),
      ]
    default:
      return []
  }
}

function parsed(frame: string): unknown {
  try {
    return JSON.parse(frame)
  } catch {
    return undefined
  }
}

function eventsWithin(value: unknown): Sent[] {
  if (typeof value !== 'object' || value === null) return []
  const { seq, type, data } = value as Partial<Sent>
  const isEvent =
    typeof seq === 'number' && typeof type === 'string' && typeof data === 'object' && data !== null
  return [...(isEvent ? [value as Sent] : []), ...Object.values(value).flatMap(eventsWithin)]
}
