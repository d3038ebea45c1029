/** How wide letters are, in thousandths of the font's size: the metrics of Helvetica, which Arial and others share. */
const REGULAR: Readonly<Record<number, string>> = {
  222: "'’‘ijl",
  260: '|',
  278: ' !,./:;I[\\]ft·ìíîï',
  333: '()-r',
  355: '"“”',
  469: '^',
  500: 'Jcksvxyz',
  556: '#$0123456789?L_abdeghnopquàáèéêòóùú–',
  584: '+<=>~',
  611: 'FTZ',
  667: '&ABEKPSVXYÀÈÉ',
  722: 'CDHNRUwÙ',
  778: 'GOQÒ',
  833: 'Mm',
  889: '%',
  944: 'W',
}
const BOLD: Readonly<Record<number, string>> = {
  278: "'’‘ ,./I\\ijlìíîï·",
  333: '!()-:;[]ft',
  389: 'r',
  500: 'z"“”',
  556: '#$0123456789J_aceksvxyàáèéê–',
  584: '+<=>^~',
  611: '?FLTZbdghnopquòóùú',
  667: 'EPSVXYÈÉ',
  722: '&ABCDHKNRUÀÙ',
  778: 'GOQwÒ',
  833: 'M',
  889: '%m',
  944: 'W',
}
/** As wide as any letter: what is not known is no wider. */
const WIDEST = 1000

const [regular, bold] = [byLetter(REGULAR), byLetter(BOLD)]

/** In the units of the size. */
export function widthOf(text: string, size: number, isBold = false): number {
  const widths = isBold ? bold : regular
  let width = 0
  for (const letter of text) width += widths.get(letter) ?? WIDEST
  return (width * size) / 1000
}

function byLetter(groups: Readonly<Record<number, string>>): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(groups).flatMap(([width, letters]) =>
      [...letters].map((letter) => [letter, Number(width)] as const),
    ),
  )
}
