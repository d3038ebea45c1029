import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Attendee, createAttendance, GRACE_MS } from './attendance.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function opened(connected: readonly boolean[] = []) {
  const changes: string[] = []
  const expelled: string[] = []
  const told: string[] = []
  const attendance = createAttendance({
    seats: 2,
    connected,
    onChange: (seat, isConnected) => changes.push(`${seat} ${isConnected ? 'came' : 'went'}`),
  })
  const guest = (seat: number | undefined, tokenHash = `of ${seat}`, page?: string): Attendee => ({
    seat,
    holder: seat === undefined ? 'host' : 'seat',
    tokenHash,
    page,
    latency: () => 'low',
    latencyMs: () => 40,
    clockErrorMs: () => 5,
    say: (text) => told.push(`${page}: ${JSON.parse(text).isHere ? 'here' : 'elsewhere'}`),
    expel: () => expelled.push(tokenHash),
  })
  return { attendance, changes, expelled, told, guest }
}

test('a seat comes with its first line and goes some seconds after its last', () => {
  const { attendance, changes, guest } = opened()
  const leave = [attendance.enter(guest(1)), attendance.enter(guest(1))]
  expect(changes).toEqual(['1 came'])
  leave[0]?.()
  vi.advanceTimersByTime(2 * GRACE_MS)
  expect(changes).toEqual(['1 came'])
  leave[1]?.()
  expect(attendance.presence().seats[1]).toEqual({
    seat: 1,
    isConnected: false,
    latency: null,
    latencyMs: null,
    clockErrorMs: null,
  })
  vi.advanceTimersByTime(GRACE_MS - 1)
  expect(changes).toEqual(['1 came'])
  vi.advanceTimersByTime(1)
  expect(changes).toEqual(['1 came', '1 went'])
})

test('who is back in time was never gone, and leaves once', () => {
  const { attendance, changes, guest } = opened()
  const leave = attendance.enter(guest(0))
  leave()
  leave()
  vi.advanceTimersByTime(GRACE_MS - 1)
  attendance.enter(guest(0))
  vi.advanceTimersByTime(2 * GRACE_MS)
  expect(changes).toEqual(['0 came'])
  expect(attendance.presence().seats[0]).toEqual({
    seat: 0,
    isConnected: true,
    latency: 'low',
    latencyMs: 40,
    clockErrorMs: 5,
  })
})

test('who was there when the match was put away has as long to come back', () => {
  const { attendance, changes, guest } = opened([true, true])
  attendance.enter(guest(0))
  vi.advanceTimersByTime(GRACE_MS)
  expect(changes).toEqual(['1 went'])
})

test('watchers are counted, and observers are nobody at the table', () => {
  const { attendance, changes, guest } = opened()
  const leave = [attendance.watch(), attendance.watch()]
  attendance.enter(guest(undefined))
  leave[0]?.()
  expect(attendance.presence().watchers).toBe(1)
  expect(changes).toEqual([])
})

test('all lines of a token are ended, and no other', () => {
  const { attendance, expelled, guest } = opened()
  for (const hash of ['a', 'a', 'b']) attendance.enter(guest(0, hash))
  attendance.expel('a')
  expect(expelled).toEqual(['a', 'a'])
})

test('once closed, nobody goes', () => {
  const { attendance, changes, guest } = opened([false, true])
  const leave = attendance.enter(guest(0))
  attendance.close()
  leave()
  vi.advanceTimersByTime(2 * GRACE_MS)
  expect(changes).toEqual(['0 came'])
})

test('a seat has its hand on the page that asked last, also when another one comes back', () => {
  const { attendance, told, guest } = opened()
  const [phone, laptop, program] = [guest(1, 'of 1', 'phone'), guest(1, 'of 1', 'laptop'), guest(1, 'of 1')]
  const leave = attendance.enter(phone)
  for (const one of [laptop, program, guest(0, 'of 0', 'other seat')]) attendance.enter(one)
  expect(told).toEqual([])
  attendance.playHere(phone)
  expect(told.splice(0)).toEqual(['phone: here', 'laptop: elsewhere'])
  attendance.playHere(laptop)
  expect(told.splice(0)).toEqual(['phone: elsewhere', 'laptop: here'])
  leave()
  attendance.enter(guest(1, 'of 1', 'phone'))
  attendance.enter(guest(1, 'of 1', 'laptop'))
  expect(told).toEqual(['phone: elsewhere'])
  attendance.playHere(program)
  expect(told).toHaveLength(1)
})
