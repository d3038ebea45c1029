import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { cityTileSet, plainTileSet } from '@getaway/engine/chase'
import { playRandomMatch } from '@getaway/engine/testing'
import { describe, expect, test } from 'vitest'
import { connectTestBrowser } from '../support/browser/test-browser.ts'
import { getaway } from '../support/programs/cli.ts'
import { PROVE, sampled } from '../support/seeds.ts'
import { tempFolder } from '../support/temp-folder.ts'

const folder = tempFolder()
const log = join(folder, 'match.getaway.jsonl')
writeFileSync(log, `${playRandomMatch({ seed: 3 }).lines.join('\n')}\n`)

async function report(...args: string[]) {
  const { code, out, err } = await getaway(['tiles', '--json', ...args])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return JSON.parse(out)
}

/** To print takes long, and several tests look at what is printed. */
const printed = new Map<string, Promise<string>>()
function printOf(...wishes: string[]): Promise<string> {
  const name = ['print', ...wishes].join('')
  const file = join(folder, `${name}.pdf`)
  const known = printed.get(name) ?? report('--print', file, ...wishes).then(() => file)
  printed.set(name, known)
  return known
}

/** The little that tells whether a printer will take it: pages, their sizes (pt), what is drawn on them. */
function readPdf(file: string) {
  const bytes = readFileSync(file)
  const text = bytes.toString('latin1')
  expect(text.startsWith('%PDF-1.')).toBe(true)
  expect(text.trimEnd().endsWith('%%EOF')).toBe(true)
  const table = Number(/startxref\s+(\d+)/.exec(text)?.[1])
  expect(text.slice(table, table + 4)).toBe('xref')
  const sizes = [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, w, h]) => [
    Number(w),
    Number(h),
  ])
  const drawn = [...text.matchAll(/\/Length (\d+)[^>]*\/FlateDecode\s*>>\s*stream\n/g)].map((found) => {
    const from = found.index + found[0].length
    return inflateSync(bytes.subarray(from, from + Number(found[1]))).toString('latin1')
  })
  return { text, sizes, drawn }
}

describe('getaway tiles', () => {
  test('the city keeps to C1: exit 0, and its statistics', async () => {
    const { set, problems, statistics, tiles } = await report()
    expect([set, problems]).toEqual(['city', []])
    expect(statistics.legalShare).toBeGreaterThan(0.15)
    expect(tiles.map(({ id }: { id: string }) => id)).toEqual(cityTileSet.tiles.map(({ id }) => id))
  })

  test('a set by its seed, the set of a log, a set as JSON', async () => {
    expect((await report('plain-7')).set).toBe('plain-7')
    expect((await report(log)).tiles).toHaveLength(35)
    const file = join(folder, 'set.json')
    writeFileSync(file, JSON.stringify(plainTileSet(5), undefined, 2))
    expect(await report(file)).toEqual(await report('plain-5'))
  })

  test('a set that breaks C1: exit 1, and what it breaks', async () => {
    const file = join(folder, 'poor.json')
    writeFileSync(file, JSON.stringify({ id: 'poor', tiles: cityTileSet.tiles.slice(0, 20) }))
    const { code, out } = await getaway(['tiles', file])
    expect(code).toBe(1)
    expect(out).toMatch(/C1\.1: \d+ tiles of kind route, not 25/)
  })

  test('a person can read it', async () => {
    const { code, out, err } = await getaway(['tiles'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^city · 35 tiles\n/)
    expect(out).toMatch(/ {2}legal share +\d+\.\d %\n/)
    expect(out).toMatch(/answers +triangle \d+, square \d+, diamond \d+, star \d+/)
    expect(out).toMatch(/\n {2}r01 /)
    expect(out).toMatch(/answers by direction, as printed\n +N +E +S +W\n +triangle( +\d+){4}\n/)
    expect(out).toContain('N E S W: s street, t trees, r roadblock')
    expect(out).toContain('keeps to C1')
  })

  test('ids that a terminal or a page would obey are shown, not obeyed', async () => {
    const id = 'Eve\u001b[2J</text><script>'
    const file = join(folder, 'names.json')
    const sheet = join(folder, 'names.svg')
    const tiles = cityTileSet.tiles.map((tile) => (tile.id === 'r01' ? { ...tile, id: `r\u0007<b>` } : tile))
    writeFileSync(file, JSON.stringify({ id, tiles }))
    const { out } = await getaway(['tiles', file, '--sheet', sheet])
    expect(out).toContain('Eve\\u{1b}[2J')
    expect(out).not.toContain('\u0007')
    const svg = readFileSync(sheet, 'utf8')
    expect(svg).toContain('Eve\\u{1b}[2J&lt;/text&gt;&lt;script&gt;')
    for (const trick of ['<script', '<b>', '\u0007']) expect(svg).not.toContain(trick)
  })

  test('--sheet: an SVG that a browser takes, every tile from both sides with its id', async () => {
    const file = join(folder, 'city.svg')
    await report('--sheet', file)
    const browser = await connectTestBrowser()
    try {
      const page = await browser.newPage()
      await page.goto(`file://${file}`)
      expect(await page.locator('parsererror').count()).toBe(0)
      const ids = await page.locator('.id').allTextContents()
      expect(ids.toSorted()).toEqual(cityTileSet.tiles.map(({ id }) => id).toSorted())
      expect(await page.locator('g[clip-path]').count()).toBe(70)
      const whole = await page.locator('svg').boundingBox()
      const words = await page.locator('text').all()
      for (const box of await Promise.all(words.map((one) => one.boundingBox()))) {
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(whole?.width ?? 0)
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(whole?.height ?? 0)
      }
    } finally {
      await browser.close()
    }
  })

  test.each(
    sampled(
      [
        ['a4', [595.28, 841.89]],
        ['letter', [612, 792]],
      ] as const,
      1,
    ),
  )(
    '--print on %s: a page to play by, four sheets, fronts and backs in turn, drawn and not painted',
    async (paper, size) => {
      const file = await printOf('--paper', paper)
      const { text, sizes, drawn } = readPdf(file)
      expect(sizes).toHaveLength(10)
      for (const [index, length] of sizes.flat().entries())
        expect(length).toBeCloseTo(size[index % 2] as number, 1)
      expect(text).not.toContain('/Subtype /Image')
      const pages = drawn.filter((content) => content.includes(' cm'))
      expect(pages).toHaveLength(10)
      // A face is clipped to its bleed; 35 tiles, then 30 chase markers, 5 Perfect and 9 Small.
      const [reference = 0, blank, ...faces] = pages.map((content) => content.match(/^W n?$/gm)?.length ?? 0)
      expect(reference).toBeGreaterThan(30)
      expect(blank).toBe(0)
      expect(faces).toEqual([12, 12, 12, 12, 11, 11, 44, 44])
    },
  )

  test('--print: the same bytes every time, on A4 unless something else is asked for', async () => {
    const [one, other] = [await printOf(), await printOf('--paper', 'a4')]
    expect(readFileSync(one).equals(readFileSync(other))).toBe(true)
  })

  test('--economy: the same pages with far fewer marks on the backs', async () => {
    const [full, light] = [await printOf(), await printOf('--economy')]
    const pages = (file: string) => readPdf(file).drawn.filter((content) => content.includes(' cm'))
    const [fullFront, fullBack = ''] = pages(full).slice(2)
    const [lightFront, lightBack = ''] = pages(light).slice(2)
    expect(readPdf(light).sizes).toEqual(readPdf(full).sizes)
    expect(lightFront).toBe(fullFront)
    expect(lightBack.length).toBeLessThan(fullBack.length / 2)
  })

  test.runIf(PROVE > 1)('--size: bigger tiles, more sheets', async () => {
    const file = await printOf('--size', '90', '--economy')
    expect(readPdf(file).sizes.length).toBeGreaterThan(10)
  })

  test('a file that is there is not replaced, unless that is asked for', async () => {
    const file = join(folder, 'mine.svg')
    writeFileSync(file, 'precious')
    expect(await getaway(['tiles', '--sheet', file])).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining(`${file} is there already; --force replaces it`),
    })
    expect(readFileSync(file, 'utf8')).toBe('precious')
    expect((await getaway(['tiles', '--sheet', file, '--force'])).code).toBe(0)
    expect(readFileSync(file, 'utf8')).toMatch(/^<svg/)
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  test.each([
    [['nowhere'], 'nowhere: is neither city nor plain-<seed>, and there is no such file'],
    [['plain-5000000000'], 'plain-<seed> has a seed from 0 to 4294967295'],
    [[folder], 'is a folder'],
    [['--size', '10'], "--size must be a tile's edge in mm"],
    [['--print', join(folder, 'not', 'there.pdf')], 'is in a folder that is not there'],
  ])('%j: bad use is exit 2 and says what is right', async (args, sentence) => {
    expect(await getaway(['tiles', ...args])).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining(sentence),
    })
  })

  test('--help, with what the statistics mean', async () => {
    const { code, out } = await getaway(['tiles', '--help'])
    expect(code).toBe(0)
    expect(out).toContain('--print FILE.pdf')
    const { out: told } = await getaway(['tiles'])
    for (const word of ['followers', 'followable', 'ties', 'crowd', 'exits']) {
      expect(told).toContain(word)
      expect(out).toMatch(new RegExp(`^ {2}${word} `, 'm'))
    }
  })
})
