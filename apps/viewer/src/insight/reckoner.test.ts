import { signal } from '@preact/signals'
import { expect, it } from 'vitest'
import type { AnyInsight } from '../table/insight.ts'
import { createReckoner } from './reckoner.ts'

/** A match of so many events; every second one teaches something. */
const matchOf = (length: number, isOpen = true) => ({ timeline: { length, isOpen } }) as never

function setOut({ length = 6, at = 0, isOpen = true } = {}) {
  const asked: string[] = []
  const insight = {
    questionsOf: ({ length, isOpen }: { length: number; isOpen: boolean }) =>
      Array.from({ length: length + 1 }, (_, index) =>
        isOpen && index > 0 ? { key: `q${Math.floor(index / 2)}` } : undefined,
      ),
    answer: ({ key }: { key: string }) => {
      asked.push(key)
      return `${key}!`
    },
  } as unknown as AnyInsight
  let due: (() => void) | undefined
  let clock = 0
  const known = signal(matchOf(length, isOpen))
  const reckoner = createReckoner({
    insight,
    known,
    index: signal(at),
    later(work) {
      due = work
      return () => {
        due = undefined
      }
    },
    // Each answer takes as long as there is.
    now: () => {
      clock += 100
      return clock
    },
  })
  const pass = () => {
    const work = due
    due = undefined
    work?.()
  }
  return { reckoner, asked, known, pass, isDue: () => due !== undefined }
}

it('begins where somebody looks, and goes on from there, one answer at a time', () => {
  const { reckoner, asked, pass } = setOut({ at: 4 })
  expect([reckoner.isOpen.value, reckoner.answers.value(4)]).toEqual([true, undefined])
  pass()
  expect(asked).toEqual(['q2'])
  expect([4, 5, 6].map((at) => reckoner.answers.value(at))).toEqual(['q2!', 'q2!', undefined])
  for (let count = 0; count < 5; count++) pass()
  expect(asked.toSorted()).toEqual(['q0', 'q1', 'q2', 'q3'])
})

it('the whole is told once, when nothing is left, and what was worked out is not asked again', () => {
  const { reckoner, asked, known, pass, isDue } = setOut({ length: 3 })
  for (let count = 0; count < 2; count++) {
    expect(reckoner.whole.value).toBeUndefined()
    pass()
  }
  expect(reckoner.whole.value?.(3)).toBe('q1!')
  expect(isDue()).toBe(false)
  known.value = matchOf(4)
  expect(reckoner.whole.value).toBeUndefined()
  pass()
  expect(asked).toEqual(['q0', 'q1', 'q2'])
  expect(reckoner.whole.value?.(4)).toBe('q2!')
})

it('where nobody may be told nothing is worked out', () => {
  const { reckoner, known, isDue } = setOut({ isOpen: false })
  expect([reckoner.isOpen.value, isDue(), reckoner.whole.value]).toEqual([false, false, undefined])
  known.value = matchOf(6, true)
  expect([reckoner.isOpen.value, isDue()]).toEqual([true, true])
  reckoner.dispose()
  expect(isDue()).toBe(false)
})
