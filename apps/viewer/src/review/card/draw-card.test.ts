import { expect, it } from 'vitest'
import { type CardTexts, drawCard } from './draw-card.ts'

const NAME = 'W'.repeat(200)
const texts: CardTexts = {
  players: Array.from({ length: 6 }, () => ({ name: NAME, colour: '#fff', isWinner: false })),
  result: `${NAME} won because ${NAME} marked wrongly (C7).`,
  chapters: [],
  figures: [{ label: NAME, value: `${NAME} ${NAME}` }],
  foot: NAME,
}

it.each([
  { width: 1200, height: 630 },
  { width: 1080, height: 1920 },
])('no word is so long that it leaves the card: $width × $height', ({ width, height }) => {
  const ends: number[] = []
  const widthOf = (text: string) => text.length * 10
  const pen = {
    measureText: (text: string) => ({ width: widthOf(text) }),
    fillText: (text: string, x: number) => ends.push(x + widthOf(text)),
    ...{ fillRect() {}, beginPath() {}, arc() {}, fill() {} },
  }
  drawCard(pen as never, texts, { width, height, typeface: 'serif' })
  expect(ends.length).toBeGreaterThan(8)
  expect(Math.max(...ends)).toBeLessThanOrEqual(width)
})
