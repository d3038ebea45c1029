import { castle, OPPORTUNITY_CARDS, SECURITY_CARDS } from '@getaway/engine/colditz'
import { EVENT_CARDS } from '@getaway/engine/fugitive'
import { boardFace, cardFace } from '@getaway/faces/colditz'
import { eventFace, hideoutFace } from '@getaway/faces/fugitive'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'

const pdf = new PDFDocument()
const languages = ['en', 'it'] as const
const words = languages.flatMap((language) => [
  ...EVENT_CARDS.flatMap((card) => eventFace(card, language).words ?? []),
  ...(boardFace(castle, language).words ?? []),
  ...[...OPPORTUNITY_CARDS, ...SECURITY_CARDS].flatMap((card) => cardFace(card, language).words ?? []),
  ...Array.from({ length: 43 }, (_, card) => hideoutFace(card, language).words ?? []).flat(),
])

test('words on cards are hardly wider as PDF sets them than they were measured', () => {
  expect(words.length).toBeGreaterThan(300)
  for (const { text, size, isBold, width } of words) {
    const set = pdf
      .font(isBold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(size)
      .widthOfString(text)
    expect(set, text).toBeLessThan(width * 1.02)
    expect(set, text).toBeGreaterThan(width * 0.93)
  }
})
