import { isDeepStrictEqual } from 'node:util'
import { type LogEvent, wonBy } from '@getaway/engine'
import { gameIn } from '../support/play/states.ts'
import type { Heard } from '../support/service/recorder.ts'

/** Of the wall clock, which both the database and a test read in their own way (µs). */
const GRAIN = 3_000
const HASHES = /[0-9a-f]{32}/g
const NUMBERS = /"(head|now|endedAt)":(\d+)/g
/** What may be said of a match that is over, and of no other. */
const ENDS =
  /match-over|"game\.(?:ended|abandoned|sealed)"|"status":"over"|"abandoned":true|"winner":\d|"winners":\[\d/g

/** A match with the instants of its commits, as the database has them (µs). */
export interface Timed {
  readonly log: readonly LogEvent[]
  readonly states: readonly unknown[]
  /** By `seq` - 1. */
  readonly committedAt: readonly number[]
  readonly delayUs: number
}

/** The last event that somebody behind the delay may know of at that instant. */
function knownAt({ committedAt, delayUs }: Timed, at: number): number {
  return committedAt.filter((committed) => committed + delayUs <= at + GRAIN).length
}

/**
 * What reached a delayed reader too early, whatever carried it: hashes or their beginnings, heads, the
 * clock, the end or who has won, in any text.
 */
export function earlyIn(timed: Timed, heard: readonly Heard[]): readonly string[] {
  const { log } = timed
  const seqOf = new Map(log.map(({ seq, hash }) => [hash.slice(0, 32), seq]))
  const early: string[] = []
  const end = log.findIndex(({ type }) => type === 'game.ended' || type === 'game.abandoned') + 1
  for (const { raw, at } of heard) {
    const known = knownAt(timed, at)
    for (const [hash] of raw.matchAll(HASHES)) {
      const seq = seqOf.get(hash) ?? 0
      if (seq > known) early.push(`#${seq} when #${known} was known`)
    }
    if (end > known) for (const [word] of raw.matchAll(ENDS)) early.push(`${word} when #${known} was known`)
    for (const [, name, number] of raw.matchAll(NUMBERS)) {
      const value = Number(number)
      if (name === 'head' && value > known) early.push(`head ${value} when #${known} was known`)
      if (name !== 'head' && value + timed.delayUs > at + GRAIN) early.push(`${name} ${value} at ${at}`)
    }
  }
  return early
}

/** What a summary says of people and of how it stands, as `GET /api/matches/:id` tells it. */
export interface ToldSummary {
  readonly status: string
  readonly players: readonly {
    name: string | null
    key: string | null
    isProved: boolean
    bot: string | null
    marks: object
  }[]
  readonly winner: number | null
  readonly winners: readonly number[]
  readonly target: readonly object[]
}

/** Whether the match had stood like that by what was known at that instant. */
export function hadStoodSo(timed: Timed, told: ToldSummary, at: number): boolean {
  const game = gameIn(timed.log)
  const states = timed.states.slice(0, knownAt(timed, at))
  return states.some((state) => {
    const { players, target, ...outcome } = game.outcomeOf(state)
    const { winner, winners } = wonBy(game.isOver(state) ? outcome.winners : [])
    const isWaiting = players.some(({ name }) => name === null)
    const status = game.isOver(state) ? 'over' : isWaiting ? 'waiting' : 'live'
    const named = players.map(({ name, key, isProved, bot, marks }) => ({ name, key, isProved, bot, marks }))
    return isDeepStrictEqual({ status, players: named, winner, winners, target }, told)
  })
}

/** Whether the end of the match was known at that instant. */
export function isEndKnown(timed: Timed, at: number): boolean {
  return knownAt(timed, at) === timed.log.length
}

export function isAnythingKnown(timed: Timed, at: number): boolean {
  return knownAt(timed, at) > 0
}
