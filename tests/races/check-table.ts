import { inEffectiveOrder, type LogEvent } from '@getaway/engine'
import { expect } from 'vitest'
import { auditOf, eventsOf } from '../support/audit.ts'
import type { SeenMatch } from '../support/seen-match.ts'
import type { ServiceTime } from '../support/service-time.ts'
import { type JudgedRace, judgeRace, seqOf, verdictIn } from './judge-race.ts'
import type { Race } from './play-round.ts'
import type { RaceTable } from './race-table.ts'

/** Holds a whole match against its log: live = replay = audit, in every race of it. */
export function checkTable(
  table: RaceTable,
  races: readonly Race[],
  text: string,
  time: ServiceTime,
): JudgedRace[] {
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

  return races.map((race) => {
    const verdict = verdictIn(report, race)
    const judged = judgeRace(table, race, events, time)
    expect(race.seen, judged.told).toEqual([verdict, verdict, verdict])
    checkOrder(table, race, events, judged)
    return judged
  })
}

/** The instants of the record say the same as the verdict. */
function checkOrder(
  { race: { policy } }: RaceTable,
  race: Race,
  events: readonly LogEvent[],
  told: JudgedRace,
) {
  const [tile, marker] = [race.tile, race.marker].map((act) => events[(seqOf(act) ?? 0) - 1])
  expect(marker, told.told).toBeDefined()
  if (!tile || !marker) return
  const isTileFirst = inEffectiveOrder(tile, marker) < 0
  expect(isTileFirst ? 'escaped' : 'captured', told.told).toBe(race.seen[0])
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
