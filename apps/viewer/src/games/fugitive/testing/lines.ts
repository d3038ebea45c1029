import { createTimeline } from '@getaway/engine'
import { type FugitiveEvent, fugitive } from '@getaway/engine/fugitive'
import { fugitiveCase } from '@getaway/engine/testing'
import type { Look } from '../../../table/table-plan.ts'
import type { FugitiveTimeline } from '../plan/chronicle.ts'

export const LOOK: Look = { motion: 'full', side: 'all', skipped: undefined }

/** A log as its reader has it after so many events. */
export function lineOf(events: readonly FugitiveEvent[], count = events.length): FugitiveTimeline {
  const [created, ...rest] = events.slice(0, count) as [FugitiveEvent, ...FugitiveEvent[]]
  return createTimeline(fugitive, created, rest)
}

const { RICH, draws, guesses, passes, places, play, waits, word } = fugitiveCase

/** A match for each way in which one ends; the fugitive of the rich ones has all cards from the beginning. */
export const ENDINGS = {
  caught: play({ deal: { tops: [[7, 8], [20], [30]] } }, [
    ...[places(3), places(5, 4), draws(1), draws(1), guesses(4), draws(2), passes],
    ...[draws(3), guesses(3, 5)],
  ]),
  escaped: play(RICH, [
    ...[places(10, 20, 22, 24, 26), places(31, 12, 14, 16, 28, 18, 30, 32, 34, 36), guesses(31)],
    ...[places(42, 38, 40, 33, 35, 37, 39)],
  ]),
  'manhunt-won': play(RICH, [
    ...[places(10, 20, 22, 24, 26), places(31, 12, 14, 16, 28, 18, 30, 32, 34, 36), guesses(10)],
    ...[places(42, 38, 40, 33, 35, 37, 39), guesses(31)],
  ]),
  'manhunt-lost': play(RICH, [
    ...[places(10, 20, 22, 24, 26), places(31, 12, 14, 16, 28, 18, 30, 32, 34, 36), guesses(10)],
    ...[places(42, 38, 40, 33, 35, 37, 39), guesses(9)],
  ]),
  // F3.5: the marshal draws nothing by herself, names no number, and leaves.
  'given-up': play({ options: { turnS: 60 }, deal: { tops: [[9, 8], [], []] } }, [
    ...[0, 1].map((seat) => word('seat.taken', { seat, name: `player ${seat}`, key: null, bot: null })),
    ...[places(3), passes, waits(61), waits(61), waits(61), word('seat.left', { seat: 1 })],
  ]),
} as const
