/** One line of text; the fonts of its stack are all as wide as each other, and PDF has the first of them built in. */
export interface TextLine {
  readonly text: string
  readonly x: number
  /** Where its letters stand. */
  readonly y: number
  /** Of the font, in units. */
  readonly size: number
  readonly isBold: boolean
  readonly isCentred: boolean
  readonly fill: string
  /** As measured; a renderer whose font is another squeezes it into that. */
  readonly width: number
}

export const FONTS = 'Helvetica, Arial, "Liberation Sans", sans-serif'
