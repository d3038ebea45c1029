import { expect, test } from 'vitest'
import { formatRoute, parseRoute } from '../../routes.ts'
import { type BesideAsked, formatBeside, parseBeside } from './beside-asked.ts'

const cases: readonly { address: string; asked: BesideAsked }[] = [
  { address: '/review/m1?beside=2', asked: { chapter: 2 } },
  { address: '/review/file?beside=2-3', asked: { chapter: 2, other: 3 } },
  {
    address: '/review/m1?seat=1&beside=2-1&with=imported%2Fm2&into=12.5s',
    asked: { chapter: 2, other: 1, from: { match: 'm2', isImported: true }, into: 12_500_000 },
  },
  {
    address: '/review/imported/m1?beside=1-1&with=m2',
    asked: { chapter: 1, other: 1, from: { match: 'm2' } },
  },
]

test.each(cases)('$address', ({ address, asked }) => {
  const route = parseRoute(new URL(address, 'http://table'))
  if (route.page !== 'review' || route.beside === undefined) throw new Error('two rounds are asked for')
  expect(parseBeside(route.beside)).toEqual(asked)
  expect(formatRoute({ ...route, beside: formatBeside(asked) })).toBe(address)
})

test.each(['beside=', 'beside=0', 'beside=one-two', 'beside=3-', 'into=soon'])(
  '“%s” asks for the first round',
  (text) => {
    expect(parseBeside(text)).toEqual({ chapter: 1 })
  },
)
