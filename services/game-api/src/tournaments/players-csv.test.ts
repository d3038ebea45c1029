import { expect, test } from 'vitest'
import { playersCsv, readPlayersCsv } from './players-csv.ts'

const KEY = 'k3Jx0v5nq2mW8r1yT6uB4cZ7aD9eFhGiLsPoQtVwXyA'
const names = (csv: string) => readPlayersCsv(csv).players.map(({ name }) => name)

test.each([
  ['a name a line', 'Ada\nBen\n'],
  ['with titles', 'name,key\nAda,\nBen,\n'],
  ['in other columns', 'club;NAME;key\nX;Ada;\nY;Ben;\n'],
  ['by tabs, with a byte order mark', '\ufeffname\tkey\r\nAda\t\r\nBen\t\r\n'],
  ['in quotes, with empty lines', '"Ada"\n\n"Ben"\n'],
])('players %s', (_, csv) => {
  expect(readPlayersCsv(csv).errors).toEqual([])
  expect(names(csv)).toEqual(['Ada', 'Ben'])
})

test.each([
  ['', 1, /no players/, /nessun giocatore/],
  ['name\n', 0, /^$/, /^$/],
  ['Ada\nBen\nAda\n', 3, /Line 1 has the same name/, /riga 1 ha lo stesso nome/],
  ['name,key\nAda,x\n', 2, /key is not a player’s/, /non è la chiave/],
  [`name,key\nAda,${KEY}\nBen,${KEY}\n`, 3, /Line 2 has the same key/, /riga 2 ha la stessa chiave/],
  ['Ada\n\u202eBen\n', 2, /invisible/, /invisibili/],
  ['name,key\n  ,\nAda,\n'.replace('  ,', `,${KEY}`), 2, /name is missing/, /Manca il nome/],
  [`Ada\n${'x'.repeat(41)}\n`, 2, /longer than 40/, /più di 40/],
  ['"Ada\nBen\n', 1, /never closed/, /mai chiuse/],
  ['A"da"\nBen\n', 1, /quotation mark/, /virgolette/],
])('%j: line %i is named, in both languages', (csv, line, en, it) => {
  const { errors } = readPlayersCsv(csv)
  if (line === 0) return expect(errors).toEqual([])
  expect(errors[0]?.text.en).toMatch(en)
  expect(errors[0]?.text.it).toMatch(it)
  expect(errors[0]?.line).toBeGreaterThanOrEqual(line)
})

test('a line break in a name does not shift what is told of lines after it', () => {
  expect(readPlayersCsv('"A\nda"\nBen\nBen\n').errors.map(({ line }) => line)).toEqual([2, 4])
})

test('what is written is read again, and runs in no spreadsheet', () => {
  const players = [
    { player: 1, name: '=SUM(A1)', key: null, hasWithdrawn: false },
    { player: 2, name: 'O"Hara, Ann', key: KEY, hasWithdrawn: true },
    { player: 3, name: "'t Hooft", key: null, hasWithdrawn: false },
    { player: 4, name: "'=1+1", key: null, hasWithdrawn: false },
    { player: 5, name: '＝1+1', key: null, hasWithdrawn: false },
  ]
  const csv = playersCsv(players)
  expect(csv).not.toMatch(/"[=+\-@＝＋－＠]/)
  expect(readPlayersCsv(csv).players).toEqual(
    players.map(({ player, name, key }) => ({ line: player + 1, name, key })),
  )
})
