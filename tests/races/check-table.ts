import { inEffectiveOrder, type LogEvent } from '@getaway/engine'
import { expect } from 'vitest'
import { auditOf, eventsOf } from '../support/audit.ts'
import type { SeenMatch } from '../support/service/seen-match.ts'
import { seqOf, verdictIn } from './judge-race.ts'
import type { PlayedRace } from './play-round.ts'
import type { RaceTable } from './race-table.ts'

/** Holds a whole match against its log: live = replay = audit, in every race of it. Gives the events. */
export function checkTable(
  table: RaceTable,
  races: readonly PlayedRace[],
  text: string,
): readonly LogEvent[] {
  const { players, spectator, id } = table
  const events = eventsOf(text)
  const receipts = players.flatMap(({ connection }) => connection.receipts())
  const { report, isOver } = auditOf(text, receipts)
  expect({ findings: report.findings, isOver, seal: report.seal }, `${id}\n${text}`).toEqual({
    findings: [],
    isOver: true,
    seal: 'self-signed',
  })
  const acknowledged = new Set(receipts.map(({ seq }) => seq))
  expect(acknowledged.size).toBe(receipts.length)
  expect(events.filter(({ by }) => typeof by === 'number').map(({ seq }) => seq)).toEqual(
    [...acknowledged].toSorted((one, other) => one - other),
  )

  const [replay, ...others] = [...players, spectator].map(({ seen }) => seen)
  for (const seen of [replay as SeenMatch, ...others]) {
    expect(seen.events.map(({ seq, hash }) => ({ seq, hash }))).toEqual(
      events.map(({ seq, hash }) => ({ seq, hash })),
    )
    expect(lateSeen(seen)).toEqual(report.rounds.flatMap(({ late }) => late))
    expect(seen.state().past.map(({ score }) => score?.winner)).toEqual(
      report.rounds.slice(0, -1).map(({ winner }) => winner),
    )
  }
  for (const seen of others) expect(seen.state()).toEqual(replay?.state())

  for (const race of races) {
    const verdict = verdictIn(report, race)
    expect(race.seen, `${id} round ${race.round}, ${race.position}`).toEqual([verdict, verdict, verdict])
    checkOrder(table, race, events)
  }
  return events
}

/** The instants of the record say the same as the verdict. */
function checkOrder({ race: { policy }, id }: RaceTable, race: PlayedRace, events: readonly LogEvent[]) {
  const [tile, marker] = [race.tile, race.marker].map((act) => events[(seqOf(act) ?? 0) - 1])
  expect(marker).toBeDefined()
  if (!tile || !marker) return
  const isTileFirst = inEffectiveOrder(tile, marker) < 0
  expect(isTileFirst ? 'escaped' : 'captured', `${id}, ${tile.seq} and ${marker.seq}`).toBe(race.seen[0])
  if (policy === 'fair') return
  for (const { at, timing } of [tile, marker]) expect(at).toBe(timing?.received)
}

/** Late actions with their margins as somebody saw them live. */
function lateSeen({ timeline }: SeenMatch) {
  const line = timeline()
  const late = []
  for (let index = 0; index < line.length; index++) {
    const { event, admission } = line.entryAt(index) ?? {}
    if (event && admission?.type === 'late')
      late.push({ seq: event.seq, by: event.by, marginUs: event.at - admission.against.at })
  }
  return late
}
