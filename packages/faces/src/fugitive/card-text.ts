import { INK } from '../chase/paint/palette.ts'
import type { TextLine } from '../drawing/text-line.ts'
import { wordsAt, wrapLines } from '../drawing/words.ts'

const NAME = { y: 76, width: 88, sizes: [10, 9.4, 8.8, 8.2, 7.6, 7] }
/** Where a card's text may be, and how far its lines are apart, of their size. */
export const TEXT = {
  left: 7,
  top: 81.5,
  width: 86,
  height: 53,
  sizes: [8.4, 8, 7.6, 7.2, 6.8, 6.4],
  leading: 1.24,
}

/** The name of a card below its picture, in one line. */
export function nameWords(name: string): TextLine[] {
  const fits = (size: number) => wrapLines(name, NAME.width, size, true).length === 1
  const size = NAME.sizes.find(fits) ?? 7
  return [wordsAt(name, 50, NAME.y, { size, fill: INK, isBold: true, isCentred: true })]
}

/** As big as it fits; what does not fit at the smallest size is a fault of the card's. */
export function textWords(text: string): TextLine[] {
  const { left, top, width, height, sizes, leading } = TEXT
  for (const size of sizes) {
    const lines = wrapLines(text, width, size)
    const high = lines.length * size * leading
    if (high > height) continue
    const first = top + (height - high) / 2 + size * 0.95
    return lines.map((line, index) =>
      wordsAt(line, left + width / 2, first + index * size * leading, { size, fill: INK, isCentred: true }),
    )
  }
  throw new Error(`too long for a card: ${text}`)
}
