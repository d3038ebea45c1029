import { type AnyGame, gameOf, type LogEvent, unwrap } from '@getaway/engine'
import type { Match } from '@getaway/engine/chase'
import { createOptimisticTable } from '../optimistic/optimistic-table.ts'
import { welcome } from './frames.ts'
import type { Referee } from './referee.ts'
import type { Visit } from './scripted-server.ts'
import { openSeats } from './table.ts'

/** The runner who plays. */
export const SEAT = 1
export const PARTNER = 2

/** A runner's table at a real match, with a server that says what the test lets it say. */
export async function openPlay(referee: Referee) {
  const table = await openSeats({ token: 'a'.repeat(43) })
  const { items, connection, server, clock } = table
  let changes = 0
  const play = createOptimisticTable({ connection, rulesOf, onChange: () => changes++ })
  const read = async (until: () => boolean) => {
    while (!until()) {
      const { value, done } = await items.next()
      if (done) throw new Error('the items ended')
      play.take(value)
    }
  }
  const greet = (visit: Visit) =>
    visit.say({ ...welcome(referee.head, 'tail'), audience: { seat: SEAT } }, referee.news())
  const first = await server.visit()
  greet(first)
  await read(() => play.match?.seq === referee.head)
  return {
    play,
    connection,
    visit: first,
    /** All news have come. */
    catchUp: () => read(() => play.match?.seq === referee.head),
    match: () => play.match?.state as Match,
    recorded: () => play.recorded?.state as Match,
    changes: () => changes,
    async comeBack(cut: () => void): Promise<Visit> {
      cut()
      let isOffline = false
      while (!isOffline) {
        const { value } = await items.next()
        if (!value) throw new Error('the items ended')
        play.take(value)
        isOffline = value.type === 'status' && value.status === 'offline'
      }
      clock.pass(250)
      return server.visit()
    },
    greet,
    read,
  }
}

export const claim = { type: 'claim-start' }
export const claimer = (match: Match) => match.round?.claimer
export const laid = (match: Match) => match.round?.paths[0]?.tiles.length

/** Straight north, from what was dealt. */
export function startOf(referee: Referee) {
  const tiles = (referee.match.round?.starts?.team ?? []).map((tile, index) => ({
    tile,
    x: 0,
    y: -1 - index,
    rot: 0,
  }))
  return { type: 'place-start', tiles }
}

export function rulesOf(created: LogEvent): AnyGame {
  return unwrap(gameOf(created))
}
