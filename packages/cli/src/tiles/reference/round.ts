import type { PdfPen } from './pen.ts'

const GAP = 7

/** What there is to do, in three columns. */
export function drawRound(pen: PdfPen, y: number, width: number): void {
  const column = (width - 2 * GAP) / 3
  for (const [index, { heading, paragraphs }] of COLUMNS.entries()) {
    const x = index * (column + GAP)
    pen.heading(heading, x, y, column)
    let next = y + 7
    for (const [lead, words] of paragraphs) next = pen.words(words, { x, y: next, width: column, lead })
  }
}

const COLUMNS: readonly {
  readonly heading: string
  readonly paragraphs: readonly (readonly [lead: string, words: string])[]
}[] = [
  {
    heading: 'Getting ready',
    paragraphs: [
      ['Prison', 'in the middle of the table. The chaser takes all 30 markers.'],
      [
        'Starting tiles:',
        'the runner draws 2 of the 6 (frame of dashes, torn handcuffs) and plans them in secret, as long as it takes.',
      ],
      [
        'The rest:',
        'shuffle 25 tiles and 3 hideouts, split them into two piles of 14, face down before the runner.',
      ],
      ['Go:', 'both starting tiles are laid at once, from the prison on. Now both play at the same time.'],
    ],
  },
  {
    heading: 'The runner',
    paragraphs: [
      [
        'Look through',
        'one pile at a time, change as often as you like, and lay any tile of it, turned as you like, beside your last one.',
      ],
      ['Gather', 'a map, money and keys: they count as soon as a tile with them lies.'],
      ['Then lay a hideout.', 'The round is over at once.'],
      [
        'Each tile',
        'touches your last tile and no other, and its street goes on from there. What lies, lies: no turning, no taking back.',
      ],
    ],
  },
  {
    heading: 'The chaser',
    paragraphs: [
      [
        'Follow',
        'from the prison on: a marker on every tile in turn, starting tiles too, none left out. Only its symbol is yours to choose.',
      ],
      [
        'The capture',
        'is a marker on the final tile. The runner may lay no more: the round is over. Right or wrong is seen later.',
      ],
      [
        'No marker left',
        'of the colour you need: the trail is lost, and the round is over. A red marker shows triangle or square, a blue one diamond or star.',
      ],
    ],
  },
]
