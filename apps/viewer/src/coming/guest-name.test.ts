import { expect, it } from 'vitest'
import { guestName } from './guest-name.ts'

it('tells guests apart who have not said who they are', () => {
  expect(guestName('Guest', 1, ['Ada'])).toBe('Guest')
  expect(guestName('Guest', 1, ['Guest'])).toBe('Guest 2')
  expect(guestName('Guest', 2, ['Guest', 'Guest 2'])).toBe('Guest 3')
})
