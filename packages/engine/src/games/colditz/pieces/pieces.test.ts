import { expect, test } from 'vitest'
import { areaOf } from '../board/board.ts'
import { castle } from '../board/castle.ts'
import {
  cardsOf,
  copiesOf,
  DO_OR_DIE,
  deckOf,
  EQUIPMENT_COUNTS,
  FAST_ROOMS,
  SEARCHED_ROOMS,
} from './cards.ts'
import { inPlayOf, officerOf, POWS_EACH, powNumber } from './pieces.ts'

test('K2.5: 27 equipment, 47 opportunity, 16 security, 5 do or die', () => {
  expect(Object.values(EQUIPMENT_COUNTS).reduce((sum, count) => sum + count)).toBe(27)
  expect(cardsOf('opportunity')).toHaveLength(47)
  expect(cardsOf('security')).toHaveLength(16)
  expect(DO_OR_DIE).toHaveLength(5)
  expect(cardsOf('opportunity').filter((card) => card.startsWith('tunnel'))).toHaveLength(3)
  expect(copiesOf('release')).toBe(5)
  for (const deck of ['opportunity', 'security'] as const) {
    expect(cardsOf(deck).every((card) => deckOf(card) === deck)).toBe(true)
  }
})

test('K2.2: by number of players so many guards, and POWs of each officer, none more than its nation has', () => {
  const rows = [2, 3, 4, 5, 6].map((players) => inPlayOf(players))
  expect(rows.map(({ guards }) => guards)).toEqual([6, 12, 14, 15, 16])
  expect(rows.map(({ pows }) => pows)).toEqual([8, 7, 6, 5, 4])
  expect(rows.every(({ pows }) => pows <= POWS_EACH)).toBe(true)
})

test('K2.1: a POW’s number tells its officer', () => {
  for (let seat = 0; seat < 6; seat++) {
    for (let nth = 0; nth < POWS_EACH; nth++) expect(officerOf(powNumber(seat, nth))).toBe(seat)
  }
})

test.each([...FAST_ROOMS, ...SEARCHED_ROOMS])('a card names the room %s, which is on the board', (room) => {
  expect(areaOf(castle, room).kind).toBe('room')
})
