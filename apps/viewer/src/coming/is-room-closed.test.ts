import { ServiceError } from '@getaway/client'
import { expect, it } from 'vitest'
import { isRoomClosed } from './is-room-closed.ts'

it.each([
  [true, new ServiceError(409, 'match-begun', '')],
  [true, new ServiceError(409, 'match-over', '')],
  [true, new ServiceError(404, 'no-match', '')],
  [true, new ServiceError(401, 'no-such-token', '')],
  [false, new ServiceError(503, 'elsewhere', '')],
  [false, new ServiceError(429, 'no-problem', '')],
  [false, new TypeError('Failed to fetch')],
])('a room is closed for good: %s after %o', (isClosed, error) => {
  expect(isRoomClosed(error)).toBe(isClosed)
})
