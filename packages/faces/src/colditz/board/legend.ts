import { GOLD, INK, PAPER, STONE_DARK, STONE_LIGHT, WATER } from '../../chase/paint/palette.ts'
import type { Shape } from '../../drawing/drawing.ts'
import { circle, line, roundedRectangle } from '../../drawing/outlines.ts'
import { filled, outlined, stroked } from '../../drawing/shapes.ts'
import type { TextLine } from '../../drawing/text-line.ts'
import { wordsAt } from '../../drawing/words.ts'
import { beamShapes, bullseyeShapes, hatchShapes, helmetShapes, thingShapes } from '../signs.ts'
import { at, CELL } from './cells.ts'
import { BROWN, EARTH, GAP, HIDEAWAY, LIGHT, TARGET } from './colours.ts'
import type { BoardLanguage } from './words.ts'

type Words = Readonly<Record<BoardLanguage, string>>
interface Entry {
  readonly fill: string
  readonly sign?: (x: number, y: number) => readonly Shape[]
  readonly letter?: string
  readonly says: Words
}

const SMALL = 0.072
const ENTRIES: readonly Entry[] = [
  {
    fill: '#ffffff',
    letter: '1',
    says: { en: 'Appel area: prisoners only, safe', it: 'Area Appel: solo prigionieri, al sicuro' },
  },
  {
    fill: STONE_LIGHT,
    says: { en: 'Grey: no arrest without equipment', it: 'Grigio: niente arresto senza equipaggiamento' },
  },
  {
    fill: '#e6ded4',
    sign: (x, y) => [
      outlined(circle(x, y, 0.86), PAPER, INK, 0.12),
      ...thingShapes('rope', x, y, SMALL * 0.85),
    ],
    says: { en: 'Room: what can be found here', it: 'Stanza: che cosa vi si trova' },
  },
  {
    fill: HIDEAWAY,
    sign: (x, y) => hatchShapes(x, y, SMALL),
    says: { en: 'Hideaway: prisoners only, safe', it: 'Nascondiglio: solo prigionieri, al sicuro' },
  },
  {
    fill: INK,
    sign: (x, y) => helmetShapes(x, y, SMALL, STONE_LIGHT),
    says: { en: 'Guard post', it: 'Posto di guardia' },
  },
  {
    fill: LIGHT,
    sign: (x, y) => beamShapes(x, y, SMALL * 1.1),
    says: { en: 'Floodlit: no prisoner stops here', it: 'Illuminata: nessun prigioniero si ferma qui' },
  },
  {
    fill: GOLD,
    sign: (x, y) => thingShapes('key', x, y, SMALL),
    says: { en: 'Door: takes a key', it: 'Porta: ci vuole una chiave' },
  },
  {
    fill: GOLD,
    sign: (x, y) => thingShapes('pass', x, y, SMALL),
    says: { en: 'Checkpoint: takes a pass', it: 'Posto di controllo: ci vuole un lasciapassare' },
  },
  {
    fill: '#e6ded4',
    sign: (x, y) => [outlined(circle(x, y, 0.62), PAPER, INK, 0.12)],
    letter: '30',
    says: { en: 'Rope: one card for 30 ft, two for 60 ft', it: 'Corda: una carta per 30 piedi, due per 60' },
  },
  {
    fill: '#dbe3b6',
    sign: (x, y) => [stroked(circle(x, y, 0.6), INK, 0.46), stroked(circle(x, y, 0.6), '#ffffff', 0.28)],
    says: { en: 'Foot of a rope: no guard stops here', it: 'Ai piedi della corda: nessuna guardia sosta' },
  },
  {
    fill: '#8dbb7c',
    sign: (x, y) => [
      stroked(line(x - 1, y, x + 1, y), INK, 0.56, { cap: 'butt' }),
      stroked(line(x - 1, y, x + 1, y), GAP, 0.34, { dash: [0.3, 0.16], cap: 'butt' }),
    ],
    says: { en: 'Way through the wire: takes cutters', it: 'Varco nel filo spinato: ci vuole un tronchese' },
  },
  {
    fill: BROWN,
    says: { en: 'Above a tunnel: nobody stops here', it: 'Sopra una galleria: nessuno si ferma qui' },
  },
  { fill: EARTH, letter: 'A', says: { en: 'Tunnel and its entrance', it: 'Galleria e il suo ingresso' } },
  {
    fill: WATER,
    says: { en: 'Moat: crossed only in Do or Die', it: 'Fossato: solo con O la va o la spacca' },
  },
  {
    fill: PAPER,
    sign: (x, y) => bullseyeShapes(x, y, 0.84, TARGET),
    says: { en: 'Target: freedom, with an escape kit', it: 'Obiettivo: la libertà, con un kit di fuga' },
  },
]

/** In cells. */
export const PANEL = { x: 33.1, y: 13.6, width: 6.1, row: 0.74, head: 1.75 }
const TRACK = { x: 5.4, y: 28.62, step: 0.68, rounds: 50 }
const SUBTITLE: Words = { en: 'the castle', it: 'il castello' }
const ROUND: Words = { en: 'Round', it: 'Round' }

/** What the signs of the board mean, and a track to count the rounds. */
export function legendOf(language: BoardLanguage): {
  readonly shapes: readonly Shape[]
  readonly words: readonly TextLine[]
} {
  const panel = at(PANEL.x, PANEL.y)
  const height = (PANEL.head + PANEL.row * ENTRIES.length + 0.25) * CELL
  const rows = ENTRIES.map((entry, index) => {
    const middle = at(PANEL.x + 0.6, PANEL.y + PANEL.head + PANEL.row * (index + 0.5) - 0.5 + 0.5)
    return { ...entry, ...middle }
  })
  const track = trackOf(language)
  return {
    shapes: [
      filled(roundedRectangle(panel.x + 0.25, panel.y + 0.35, PANEL.width * CELL, height, 0.8), INK, {
        opacity: 0.3,
      }),
      outlined(roundedRectangle(panel.x, panel.y, PANEL.width * CELL, height, 0.8), PAPER, INK, 0.25),
      ...rows.flatMap(({ x, y, fill, sign }) => [
        outlined(roundedRectangle(x - 0.78, y - 0.78, 1.56, 1.56, 0.24), fill, INK, 0.12),
        ...(sign?.(x, y) ?? []),
      ]),
      ...track.shapes,
    ],
    words: [
      wordsAt('Colditz', panel.x + 0.7, panel.y + 2.3, { size: 2.2, fill: INK, isBold: true }),
      wordsAt(SUBTITLE[language], panel.x + 0.8, panel.y + 3.7, { size: 1, fill: STONE_DARK, isBold: true }),
      ...rows.flatMap(({ x, y, letter, says }) => [
        ...(letter === undefined
          ? []
          : [
              wordsAt(letter, x, y + 0.25, {
                size: 0.7,
                fill: letter === 'A' ? PAPER : INK,
                isBold: true,
                isCentred: true,
              }),
            ]),
        wordsAt(says[language], x + 1.25, y + 0.2, { size: 0.56, fill: INK }),
      ]),
      ...track.words,
    ],
  }
}

function trackOf(language: BoardLanguage): { shapes: readonly Shape[]; words: readonly TextLine[] } {
  const size = TRACK.step * CELL
  const boxes = Array.from({ length: TRACK.rounds }, (_, index) => {
    const { x, y } = at(TRACK.x + TRACK.step * index, TRACK.y)
    return { round: index + 1, x, y }
  })
  const isAgreed = ({ round }: { round: number }) => round >= 30 && round % 10 === 0
  const box = ({ x, y }: { x: number; y: number }) =>
    roundedRectangle(x - size / 2 + 0.05, y - size / 2, size - 0.1, size, 0.25)
  const start = at(TRACK.x - 0.7, TRACK.y)
  return {
    shapes: [
      outlined(boxes.filter((one) => !isAgreed(one)).flatMap(box), PAPER, INK, 0.12),
      outlined(boxes.filter(isAgreed).flatMap(box), GOLD, INK, 0.12),
    ],
    words: [
      wordsAt(ROUND[language], start.x - 1.9, start.y + 0.28, { size: 0.8, fill: PAPER, isBold: true }),
      ...boxes.map(({ round, x, y }) =>
        wordsAt(String(round), x, y + 0.22, {
          size: 0.62,
          fill: INK,
          isBold: round % 10 === 0,
          isCentred: true,
        }),
      ),
    ],
  }
}
