import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { getaway } from '../support/programs/cli.ts'
import { tempFolder } from '../support/temp-folder.ts'

const folder = tempFolder()

test('a person can read it, in Italian, too; the picture and the sheets are written', async () => {
  const [sheet, print] = [join(folder, 'board.svg'), join(folder, 'board.pdf')]
  const { code, out, err } = await getaway(['board', '--language', 'it', '--sheet', sheet, '--print', print])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/^Colditz · castle-1 · 370 squares, 606 steps\n/)
  expect(out).toMatch(/\n +T=== {3}=======\n/)
  expect(out).toContain('H nascondiglio')
  expect(out).toMatch(/ {2}outside +106\n/)
  expect(out).toMatch(/ {4}Traghetto +21 +rope \+ cutters\n/)
  expect(readFileSync(sheet, 'utf8')).toMatch(/^<svg [\s\S]+>Cappella<[\s\S]+<\/svg>\n$/)
  const text = readFileSync(print, 'latin1')
  expect(text.startsWith('%PDF-1.')).toBe(true)
  // The roll call and its back, eight sheets of the board, both sides of twelve sheets of cards and one of counters.
  expect(text.match(/\/MediaBox/g)).toHaveLength(2 + 8 + 2 * 13)
  expect(text).not.toContain('/Subtype /Image')
})

test('--json: the same for a program; a file that is there is not replaced', async () => {
  const mine = join(folder, 'mine.svg')
  writeFileSync(mine, 'precious')
  const [json, refused] = await Promise.all([
    getaway(['board', '--json']),
    getaway(['board', '--sheet', mine]),
  ])
  expect(json.code).toBe(0)
  const { squares, routes } = JSON.parse(json.out)
  expect(squares).toEqual({ inner: 155, outer: 87, outside: 106, tunnels: 22 })
  expect(routes[0]).toEqual({ target: 'Ferry', points: 21, equipment: ['rope', 'cutters'] })
  expect(refused).toMatchObject({ code: 2, out: '', err: expect.stringContaining('is there already') })
  expect(readFileSync(mine, 'utf8')).toBe('precious')
})
