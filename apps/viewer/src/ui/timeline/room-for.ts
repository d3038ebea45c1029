/** Of a line of small print, in px: roughly, and rather too wide than cut. */
const LETTER = 6.6
const MARGIN = 10

/** The label where there is room for it, else its short sign, else nothing. */
export function roomFor(width: number, label: string, sign: string): string {
  const fits = (text: string) => text.length * LETTER + MARGIN <= width
  return fits(label) ? label : fits(sign) ? sign : ''
}
