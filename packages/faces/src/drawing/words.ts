import { widthOf } from './letter-widths.ts'
import type { TextLine } from './text-line.ts'

interface Lettering {
  readonly size: number
  readonly fill: string
  readonly isBold?: boolean
  readonly isCentred?: boolean
}

export function wordsAt(text: string, x: number, y: number, lettering: Lettering): TextLine {
  const { size, fill, isBold = false, isCentred = false } = lettering
  return { text, x, y, size, isBold, isCentred, fill, width: widthOf(text, size, isBold) }
}

/** The lines that a text takes, as few as can be, and of those the most even. A word is never broken. */
export function wrapLines(text: string, width: number, size: number, isBold = false): string[] {
  const least = filledLines(text, width, size, isBold)
  let [narrow, wide, best] = [0, width, least]
  for (let halving = 0; halving < 12; halving++) {
    const middle = (narrow + wide) / 2
    const lines = filledLines(text, middle, size, isBold)
    if (lines.length > least.length || lines.some((line) => widthOf(line, size, isBold) > width))
      narrow = middle
    else [wide, best] = [middle, lines]
  }
  return best
}

function filledLines(text: string, width: number, size: number, isBold: boolean): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? undefined : `${last} ${word}`
    if (longer !== undefined && widthOf(longer, size, isBold) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
