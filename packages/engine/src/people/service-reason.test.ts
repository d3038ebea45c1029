import { expect, test } from 'vitest'
import { formatServiceReason, parseServiceReason, type ServiceReason } from './service-reason.ts'

const reasons: readonly ServiceReason[] = [
  { code: 'all-left' },
  { code: 'idle', s: 900 },
  { code: 'seat-free', s: 86_400 },
]

test.each(reasons)('$code is known again from its sentence', (reason) => {
  expect(parseServiceReason(formatServiceReason(reason))).toEqual(reason)
})

test.each(['', 'the hall is closing', 'nobody acted for long', 'all players left early'])(
  '“%s” is an organiser’s',
  (text) => {
    expect(parseServiceReason(text)).toBeUndefined()
  },
)
