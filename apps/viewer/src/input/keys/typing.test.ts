import { expect, it } from 'vitest'
import { createTyping, TYPING_MS } from './typing.ts'

const NUMBERS = Array.from({ length: 41 }, (_, index) => String(index + 1))

it.each<{
  name: string
  keys: readonly (readonly [string, number])[]
  label: string | undefined
  isTaken?: boolean
}>([
  { name: 'one digit', keys: [['7', 0]], label: '7' },
  {
    name: 'two digits',
    keys: [
      ['1', 0],
      ['4', 300],
    ],
    label: '14',
  },
  {
    name: 'with a zero',
    keys: [
      ['4', 0],
      ['0', 300],
    ],
    label: '40',
  },
  {
    name: 'what is too much begins another number',
    keys: [
      ['4', 0],
      ['2', 300],
    ],
    label: '2',
  },
  {
    name: 'a third digit, too',
    keys: [
      ['1', 0],
      ['4', 100],
      ['3', 200],
    ],
    label: '3',
  },
  {
    name: 'after a while it is another number',
    keys: [
      ['1', 0],
      ['4', TYPING_MS + 1],
    ],
    label: '4',
  },
  { name: 'no number begins with a zero', keys: [['0', 0]], label: undefined, isTaken: false },
  {
    name: 'nor with a letter',
    keys: [
      ['1', 0],
      ['x', 100],
    ],
    label: undefined,
    isTaken: false,
  },
])('$name', ({ keys, label, isTaken = true }) => {
  const type = createTyping()
  let typed: ReturnType<typeof type> | undefined
  for (const [character, time] of keys) typed = type(character, time, NUMBERS)
  expect(typed).toEqual({ isTaken, label })
})
