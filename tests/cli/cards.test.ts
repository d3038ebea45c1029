import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EVENT_CARDS } from '@getaway/engine/fugitive'
import { describe, expect, test } from 'vitest'
import { connectTestBrowser } from '../support/browser/test-browser.ts'
import { getaway } from '../support/programs/cli.ts'
import { tempFolder } from '../support/temp-folder.ts'

const folder = tempFolder()

/** In the page: how far any word on a card goes past its paper to the left or right, in that font. */
const FURTHEST_WORD = `(font) => Math.max(...[...document.querySelectorAll('g[clip-path]')].flatMap((card) => {
  const paper = card.querySelector('path').getBoundingClientRect()
  return [...card.querySelectorAll('text')].map((text) => {
    if (font) text.style.fontFamily = font
    const box = text.getBoundingClientRect()
    return Math.max(paper.left - box.left, box.right - paper.right)
  })
}))`

describe('getaway cards', () => {
  test('a person can read it: how many, the sprints by deck, every event', async () => {
    const { code, out, err } = await getaway(['cards', '--language', 'it'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^Fugitive · 83 cards\n/)
    expect(out).toMatch(/ {2}start +5 +0 1 2 3 42 +2 +3 +0\n/)
    expect(out).toMatch(/ {2}deck 1 +11 +4–14 +5 +6 +2\n/)
    expect(out).toMatch(/ {2}deck 2 +14 +15–28 +7 +7 +2\n/)
    expect(out).toMatch(/ {2}deck 3 +13 +29–41 +7 +6 +2\n/)
    for (const { id, name, text } of EVENT_CARDS)
      expect(out.split('\n').find((line) => line.startsWith(`    ${id} `))).toMatch(
        new RegExp(`${name.it} +${text.it.replaceAll('.', '\\.')}$`),
      )
  })

  test('--json: the same for a program', async () => {
    const { code, out } = await getaway(['cards', '--json'])
    expect(code).toBe(0)
    const { decks, events, replacements } = JSON.parse(out)
    expect(decks.map(({ cards }: { cards: unknown[] }) => cards.length)).toEqual([5, 11, 14, 13])
    expect(decks[1].cards[0]).toEqual({ card: 4, sprint: 2, place: 'The laundry' })
    expect([events.length, replacements.length]).toEqual([34, 6])
  })

  test('--sheet: an SVG that a browser takes; no word leaves its card, whatever fonts there are', async () => {
    const file = join(folder, 'cards.svg')
    expect(await getaway(['cards', '--sheet', file, '--language', 'it'])).toMatchObject({ code: 0, err: '' })
    const browser = await connectTestBrowser()
    try {
      const page = await browser.newPage()
      await page.goto(`file://${file}`)
      expect(await page.locator('parsererror').count()).toBe(0)
      // 83 cards and 8 backs.
      expect(await page.locator('g[clip-path]').count()).toBe(91)
      for (const font of ['', 'DejaVu Sans', 'monospace'])
        expect(await page.evaluate<number>(`(${FURTHEST_WORD})(${JSON.stringify(font)})`)).toBeLessThan(-3)
    } finally {
      await browser.close()
    }
  })

  test.each([
    ['a4', 20],
    ['letter', 28],
  ])('--print on %s: fronts and backs in turn', async (paper, pages) => {
    const file = join(folder, `${paper}.pdf`)
    expect(await getaway(['cards', '--print', file, '--paper', paper])).toMatchObject({ code: 0, err: '' })
    const text = readFileSync(file, 'latin1')
    expect(text.startsWith('%PDF-1.')).toBe(true)
    expect(text.trimEnd().endsWith('%%EOF')).toBe(true)
    expect(text.match(/\/MediaBox/g)).toHaveLength(pages)
    expect(text).not.toContain('/Subtype /Image')
  })

  test('a file that is there is not replaced, unless that is asked for', async () => {
    const file = join(folder, 'mine.svg')
    writeFileSync(file, 'precious')
    expect(await getaway(['cards', '--sheet', file])).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining(`${file} is there already; --force replaces it`),
    })
    expect(readFileSync(file, 'utf8')).toBe('precious')
    expect((await getaway(['cards', '--sheet', file, '--force'])).code).toBe(0)
    expect(readFileSync(file, 'utf8')).toMatch(/^<svg/)
  })

  test.each([
    [['--language', 'fr'], '--language must be en or it, not "fr"'],
    [['--print', join(folder, 'not', 'there.pdf')], 'is in a folder that is not there'],
  ])('%j: bad use is exit 2 and says what is right', async (args, sentence) => {
    expect(await getaway(['cards', ...args])).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining(sentence),
    })
  })

  test('--help', async () => {
    const { code, out } = await getaway(['cards', '--help'])
    expect(code).toBe(0)
    expect(out).toContain('--print FILE.pdf')
  })
})
