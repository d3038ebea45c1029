import { describe, expect, test } from 'vitest'
import { type SortedFinding, verdictOf } from './verdict.ts'

const found = (text: string): SortedFinding => {
  const [seq = '', against = ''] = text.split(' ')
  return { seq: Number(seq), what: text, code: '', values: {}, against: against as SortedFinding['against'] }
}

const cases: { name: string; given: string[]; verdict: string; faults: [string, ...string[]][] }[] = [
  { name: 'nothing', given: [], verdict: 'sound', faults: [] },
  {
    name: 'what comes after a break may follow from it',
    given: ['7 chain', '10 rules', '61 rules', '76 rules'],
    verdict: 'altered 7',
    faults: [['7 chain', '10 rules', '61 rules', '76 rules']],
  },
  {
    name: 'at the event that was altered, the alteration comes first',
    given: ['7 rules', '7 chain'],
    verdict: 'altered 7',
    faults: [['7 chain', '7 rules']],
  },
  {
    name: 'a changed hash breaks the chain twice',
    given: ['4 chain', '5 chain'],
    verdict: 'altered 4',
    faults: [['4 chain', '5 chain']],
  },
  {
    name: 'two numbers and hashes of one event are one break',
    given: ['4 chain number', '4 chain hash'],
    verdict: 'altered 4',
    faults: [['4 chain number', '4 chain hash']],
  },
  {
    name: 'another place was altered, too',
    given: ['4 chain', '9 chain', '12 rules'],
    verdict: 'altered 4',
    faults: [['4 chain'], ['9 chain', '12 rules']],
  },
  {
    name: 'a fault before the break does not follow from it',
    given: ['3 rules', '9 chain', '12 rules'],
    verdict: 'altered 9',
    faults: [['9 chain', '12 rules'], ['3 rules']],
  },
  {
    name: 'against the rules alone',
    given: ['10 rules', '76 rules'],
    verdict: 'faulty 10',
    faults: [['10 rules', '76 rules']],
  },
  {
    name: 'an invalid seal in a whole chain: rewritten',
    given: ['10 rules', '80 proof'],
    verdict: 'altered 80',
    faults: [['80 proof'], ['10 rules']],
  },
  {
    name: 'a seal or a receipt that does not fit a broken chain',
    given: ['7 chain', '20 proof', '80 proof'],
    verdict: 'altered 7',
    faults: [['7 chain', '20 proof', '80 proof']],
  },
  {
    name: 'a seal of somebody else follows from nothing',
    given: ['7 rules', '80 trust'],
    verdict: 'faulty 7',
    faults: [['7 rules'], ['80 trust']],
  },
  { name: 'only the seal is missing', given: ['80 trust'], verdict: 'untrusted 80', faults: [['80 trust']] },
]

describe('a verdict', () => {
  test.each(cases)('$name', ({ given, verdict, faults }) => {
    const { kind, at, faults: told } = verdictOf(given.map(found))
    expect([kind, at].filter((part) => part !== undefined).join(' ')).toBe(verdict)
    expect(told.map(({ cause, following }) => [cause, ...following].map(({ what }) => what))).toEqual(faults)
  })
})
