import { expect, it } from 'vitest'
import { createLessons } from './lessons.ts'

function storeWith(text: string | null) {
  const store = {
    text,
    getItem: () => store.text,
    setItem: (_: string, value: string) => {
      store.text = value
    },
  }
  return store
}

const text = { en: 'Not that.', it: 'Quello no.' }
const TAKEN = { code: 'cell-taken', clause: 'C4.2', text }
const TURN = { code: 'not-your-turn', clause: 'C3.3', text }

it('each kind of refusal is explained once, and not again on this device', () => {
  const store = storeWith(null)
  const lessons = createLessons(store)
  lessons.meet(TAKEN)
  expect(lessons.open.value).toBe(TAKEN)
  lessons.close()
  lessons.meet(TAKEN)
  expect(lessons.open.value).toBeUndefined()
  lessons.meet(TURN)
  expect(lessons.open.value).toBe(TURN)
  const later = createLessons(store)
  later.meet(TAKEN)
  expect(later.open.value).toBeUndefined()
})

it.each([null, '7', '{', '["cell'])('what is kept as %j is no harm', (text) => {
  const lessons = createLessons(storeWith(text))
  lessons.meet(TAKEN)
  expect(lessons.open.value).toBe(TAKEN)
})
