import { castle } from '@getaway/engine/colditz'
import { type BoardLanguage, rollCallFace } from '@getaway/faces/colditz'
import { drawPicture, MM, type Pdf } from '../sheets/draw-picture.ts'
import type { PaperSize } from '../sheets/sheet-layout.ts'

const WIDTH = 84
const WORDS = {
  title: { en: 'Roll call', it: 'Appello' },
  how: {
    en: 'Where each officer’s prisoners stand at the start and after each Appel. 1 is the officer on the security officer’s left.',
    it: 'Dove stanno i prigionieri di ogni ufficiale, all’inizio e dopo ogni Appello. 1 è l’ufficiale alla sinistra dell’ufficiale di sicurezza.',
  },
  players: { en: 'players', it: 'giocatori' },
  pieces: { en: 'guards, prisoners each', it: 'guardie, prigionieri ciascuno' },
} as const

/** K2.2 */
const IN_PLAY: readonly (readonly [players: number, guards: number, pows: number])[] = [
  [2, 6, 8],
  [3, 12, 7],
  [4, 14, 6],
  [5, 15, 5],
  [6, 16, 4],
]

/** K3.4 and K2.2: how a game is set up, by number of players. */
export function rollCallPage(language: BoardLanguage): (pdf: Pdf, paper: PaperSize) => void {
  return (pdf, paper) => {
    const left = (paper.width - 2 * WIDTH - 12) / 2
    const write = (words: string, x: number, y: number, size: number, isBold = false) =>
      pdf
        .font(isBold ? 'Helvetica-Bold' : 'Helvetica')
        .fontSize(size)
        .fillColor('#28242f')
        .fillOpacity(1)
        .text(words, x * MM, y * MM, { lineBreak: false })
    write(`Colditz: ${WORDS.title[language]}`, left, 16, 22, true)
    write(WORDS.how[language], left, 27, 8.5)
    for (const [index, [players, guards, pows]] of IN_PLAY.entries()) {
      const [x, y] = [left + (index % 2) * (WIDTH + 12), 40 + Math.floor(index / 2) * 76]
      const [some, each] = WORDS.pieces[language].split(', ')
      write(`${players} ${WORDS.players[language]}`, x, y, 12, true)
      write(`${guards} ${some}, ${pows} ${each}`, x + 32, y + 0.9, 9)
      drawPicture(pdf, rollCallFace(castle, players), { x, y: y + 6, size: WIDTH })
    }
  }
}
