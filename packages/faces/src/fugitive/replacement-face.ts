import { type DeckNumber, ICONS, REPLACEMENTS } from '@getaway/engine/fugitive'
import { GOLD, INK, PAPER } from '../chase/paint/palette.ts'
import type { Drawing, Shape } from '../drawing/drawing.ts'
import { circle, line, rectangle, roundedRectangle } from '../drawing/outlines.ts'
import { filled, outlined, stroked } from '../drawing/shapes.ts'
import { wordsAt } from '../drawing/words.ts'
import { rays, UNDER_FRAME } from './back-patterns.ts'
import { cardOf, frameShapes } from './card.ts'
import { EVENT_BACK, ICON_PAINT } from './colours.ts'
import type { CardLanguage } from './places/index.ts'
import { iconShapes } from './signs.ts'

export type Replacement = (typeof REPLACEMENTS)[number]

const NAME = { en: 'Event!', it: 'Evento!' } as const
const BELOW = { en: 'Hideouts face down', it: 'Nascondigli coperti' } as const
const ROWS = [60, 83, 106]
/** F7.4: how many hideouts lie face down, for each deck of events. */
const COUNTS = [
  [0, 1],
  [2, 2],
  [3, 3],
] as const

/** F1.3: two for each deck. */
export function replacementDeck(id: Replacement): DeckNumber {
  return (Math.floor(REPLACEMENTS.indexOf(id) / 2) + 1) as DeckNumber
}

/** A card that stands for an event: how many hideouts lie face down says of which kind (F7.4). All are alike. */
export function replacementFace(language: CardLanguage = 'en'): Drawing {
  const { ground, line: pale } = EVENT_BACK
  return cardOf(
    PAPER,
    [
      filled(rectangle(2, 2, 96, 136), ground),
      rays(50, 26, UNDER_FRAME, pale),
      ...frameShapes(130),
      ...ICONS.flatMap((icon, index) => rowShapes(icon, ROWS[index] ?? 0, COUNTS[index] ?? [0, 0])),
    ],
    [
      wordsAt(NAME[language], 50, 29, { size: 17, fill: GOLD, isBold: true, isCentred: true }),
      wordsAt(BELOW[language], 50, 42, { size: 7.4, fill: PAPER, isCentred: true }),
    ],
  )
}

function rowShapes(icon: (typeof ICONS)[number], y: number, [from, to]: readonly [number, number]): Shape[] {
  const cards = (count: number, left: number) =>
    Array.from({ length: count }, (_, index) =>
      outlined(
        roundedRectangle(left + index * 8, y - 6.4, 9.4, 12.8, 1.6),
        index % 2 ? '#d9c9a6' : '#efe2c4',
        INK,
        1,
      ),
    )
  const counted =
    from === 0
      ? [
          stroked(roundedRectangle(17, y - 6.4, 9.4, 12.8, 1.6), '#8b7f70', 1, { dash: [2, 2], cap: 'butt' }),
          stroked(line(30, y + 4, 34, y - 4), INK, 1.2),
          ...cards(1, 38),
        ]
      : [
          ...cards(to, to === 3 ? 17 : 24),
          ...(to === 3 ? [stroked([...line(45, y, 51, y), ...line(48, y - 3, 48, y + 3)], INK, 1.8)] : []),
        ]
  return [
    outlined(roundedRectangle(11, y - 10, 78, 20, 5), PAPER, INK, 1.1),
    ...counted,
    stroked(line(55, y, 62, y), INK, 1.4),
    stroked(line(60, y - 2.4, 62.6, y, 60, y + 2.4), INK, 1.4),
    outlined(circle(76, y, 8.8), ICON_PAINT[icon].light, INK, 1),
    ...iconShapes(icon, 76, y, 0.62, INK, PAPER),
  ]
}
