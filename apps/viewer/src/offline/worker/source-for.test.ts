import { expect, test } from 'vitest'
import { type Asked, isAway, type Source, sourceFor } from './source-for.ts'

const ORIGIN = 'https://getaway.example'
const kept = new Set(['/', '/theme.js', '/assets/page-1.js'])
const page: Source = { from: 'network', key: '/' }

interface Case {
  readonly name: string
  readonly path: string
  readonly asked?: Partial<Asked>
  readonly source: Source
}

const cases: readonly Case[] = [
  { name: 'the front page', path: '/', asked: { mode: 'navigate' }, source: page },
  { name: 'any other page', path: '/practice?role=chaser', asked: { mode: 'navigate' }, source: page },
  {
    name: 'a file named by its content',
    path: '/assets/page-1.js',
    source: { from: 'kept', key: '/assets/page-1.js' },
  },
  {
    name: 'such a file of a newer version',
    path: '/assets/page-2.js',
    source: { from: 'kept', key: '/assets/page-2.js' },
  },
  {
    name: 'a file whose name stays',
    path: '/theme.js',
    source: { from: 'network', key: '/theme.js' },
  },
  {
    name: 'a file that is opened by itself',
    path: '/icon.svg',
    asked: { mode: 'navigate' },
    source: 'untouched',
  },
  { name: 'an answer of the service', path: '/api/matches', source: 'untouched' },
  { name: 'its own pages', path: '/api', asked: { mode: 'navigate' }, source: 'untouched' },
  { name: 'its health', path: '/healthz', asked: { mode: 'navigate' }, source: 'untouched' },
  { name: 'a wish', path: '/practice', asked: { method: 'POST', mode: 'navigate' }, source: 'untouched' },
  { name: 'a file that is not kept', path: '/other.txt', source: 'untouched' },
]

test.each(cases)('$name ($path)', ({ path, asked, source }) => {
  const request = { method: 'GET', mode: 'cors', url: `${ORIGIN}${path}`, ...asked }
  expect(sourceFor(request, { origin: ORIGIN, kept })).toEqual(source)
})

test('another site is asked by the browser alone', () => {
  const request = { method: 'GET', mode: 'no-cors', url: 'https://elsewhere.example/assets/page-1.js' }
  expect(sourceFor(request, { origin: ORIGIN, kept })).toBe('untouched')
})

test.each([
  [200, false],
  [404, false],
  [500, false],
  [502, true],
  [503, true],
  [504, true],
])('%i: the service is away: %s', (status, expected) => {
  expect(isAway(status)).toBe(expected)
})
