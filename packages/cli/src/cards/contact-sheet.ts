import { eventsWith, ICONS } from '@getaway/engine/fugitive'
import { type Drawing, svgMarksOf } from '@getaway/faces/drawing'
import {
  CARD_HEIGHT,
  type CardLanguage,
  eventBack,
  eventFace,
  hideoutBack,
  hideoutFace,
  replacementFace,
} from '@getaway/faces/fugitive'
import { escaped, svgLabel, svgPage } from '../sheets/svg-page.ts'
import type { CardFacts } from './card-facts.ts'

const WIDTH = 112
const HEIGHT = (WIDTH * CARD_HEIGHT) / 100
const COLUMN = WIDTH + 12
const ROW = HEIGHT + 28
const ACROSS = 14
const EDGE = 36
const HEAD = 106

interface Shown {
  readonly id: string
  readonly caption: string
  readonly drawing: Drawing
}

interface Group {
  readonly title: string
  readonly cards: readonly Shown[]
}

/** Every card, deck by deck, and every back, as one SVG. */
export function cardContactSheet(facts: CardFacts, language: CardLanguage): string {
  const parts: string[] = []
  let [x, y] = [EDGE, HEAD]
  for (const line of linesOf(groupsOf(facts, language))) {
    x = EDGE
    for (const { title, cards } of line) {
      parts.push(svgLabel(x, y, `${title} (${cards.length})`, 'group'))
      for (const card of cards) {
        parts.push(cardAt(card, x, y + 16))
        x += COLUMN
      }
    }
    y += 16 + ROW + 24
  }
  return svgPage({
    title: 'Fugitive',
    subtitle: `${facts.decks.flatMap(({ cards }) => cards).length} hideouts · ${facts.events.length} events · ${facts.replacements.length} replacements`,
    width: 2 * EDGE + ACROSS * COLUMN - 12,
    height: y,
    edge: EDGE,
    parts: [`<clipPath id="card"><path d="${OUTLINE}"/></clipPath>`, ...parts],
  })
}

/** In this order they fill their lines. */
function groupsOf({ decks, replacements }: CardFacts, language: CardLanguage): Group[] {
  const [start, ...numbered] = decks.map(({ deck, cards }) => ({
    title: deck === null ? 'The start, and the fugitive’s first cards' : `Deck ${deck}`,
    cards: cards.map(({ card, sprint }) => ({
      id: String(card),
      caption: `sprint ${sprint}`,
      drawing: hideoutFace(card, language),
    })),
  }))
  return [
    ...(start ? [start] : []),
    { title: 'Backs', cards: backs() },
    ...numbered,
    ...(['footprints', 'glass', 'neither'] as const).map((icon) => ({
      title: `Events: ${icon}`,
      cards: eventsWith(icon).map((card) => ({
        id: card.id,
        caption: '',
        drawing: eventFace(card, language),
      })),
    })),
    {
      title: 'Replacements',
      cards: replacements.map(({ id, deck }) => ({
        id,
        caption: `deck ${deck}`,
        drawing: replacementFace(language),
      })),
    },
  ]
}

function backs(): Shown[] {
  return [
    ...([undefined, 1, 2, 3] as const).map((deck) => ({
      id: deck === undefined ? 'start' : `deck ${deck}`,
      caption: '',
      drawing: hideoutBack(deck),
    })),
    { id: 'events', caption: '', drawing: eventBack() },
    ...ICONS.map((icon) => ({ id: icon, caption: '', drawing: eventBack(icon) })),
  ]
}

/** Groups stand beside each other where they fit. */
function linesOf(groups: readonly Group[]): Group[][] {
  const lines: Group[][] = []
  let free = 0
  for (const group of groups) {
    if (group.cards.length > free) {
      lines.push([])
      free = ACROSS
    }
    lines.at(-1)?.push(group)
    free -= group.cards.length
  }
  return lines
}

const OUTLINE = `M5 0L95 0C98 0 100 2 100 5L100 ${CARD_HEIGHT - 5}C100 ${CARD_HEIGHT - 2} 98 ${CARD_HEIGHT} 95 ${CARD_HEIGHT}L5 ${CARD_HEIGHT}C2 ${CARD_HEIGHT} 0 ${CARD_HEIGHT - 2} 0 ${CARD_HEIGHT - 5}L0 5C0 2 2 0 5 0Z`

function cardAt({ id, caption, drawing }: Shown, x: number, y: number): string {
  const place = `translate(${x} ${y}) scale(${WIDTH / 100})`
  const below = y + HEIGHT + 17
  return [
    `<g transform="${place}"><g clip-path="url(#card)">${svgMarksOf(drawing)}</g>`,
    `<path d="${OUTLINE}" fill="none" stroke="#28242f" stroke-opacity="0.25" stroke-width="0.8"/></g>`,
    `<text x="${x}" y="${below}"><tspan class="id">${escaped(id)}</tspan>`,
    caption === '' ? '' : `<tspan class="caption" dx="7">${escaped(caption)}</tspan>`,
    '</text>',
  ].join('')
}
