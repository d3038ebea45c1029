import type { AiredAct } from '@getaway/client/protocol'
import { expect, it } from 'vitest'
import { screenMatch } from './screen-match.ts'

const backToA: AiredAct = { number: 2, match: 'b', at: 9, act: { type: 'next-match', match: 'a' } }
const toB: AiredAct = { number: 1, match: 'a', at: 9, act: { type: 'next-match', match: 'b' } }

it.each([
  { name: 'nothing before the show is found', shown: undefined, onAir: undefined, is: undefined },
  { name: 'what is on', shown: undefined, onAir: 'a', is: 'a' },
  { name: 'it stays', shown: 'a', onAir: 'a', is: 'a' },
  { name: 'until its own clock gets to the end', shown: 'a', onAir: 'b', acts: [toB], is: 'a' },
  { name: 'and then goes on', shown: 'a', onAir: 'b', reached: 'b', acts: [toB], is: 'b' },
  { name: 'at once, where it has not heard how', shown: 'a', onAir: 'c', is: 'c' },
  { name: 'it is not sent away by an earlier visit', shown: 'a', onAir: 'c', acts: [toB, backToA], is: 'c' },
  { name: 'while the line is down it stays', shown: 'a', onAir: undefined, is: 'a' },
] as const)('$name', ({ shown, onAir, is, ...more }) => {
  const { reached, acts = [] }: { reached?: string; acts?: readonly AiredAct[] } = more
  expect(screenMatch(shown, onAir, reached, acts)).toBe(is)
})
