import { ServiceError } from '@getaway/client'
import { expect, test } from 'vitest'
import { isUnreachable } from './is-unreachable.ts'

test.each([
  ['no network', new TypeError('Failed to fetch'), true],
  ['a proxy without its service', new ServiceError(503, 'no-problem', '503 Service Unavailable'), true],
  ['a service that is full', new ServiceError(503, 'service-full', 'too many matches'), false],
  ['a refusal', new ServiceError(404, 'no-match', 'there is no such match'), false],
])('%s', (_, error, expected) => {
  expect(isUnreachable(error)).toBe(expected)
})
