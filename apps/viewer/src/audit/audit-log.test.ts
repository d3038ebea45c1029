import { readFileSync } from 'node:fs'
import {
  bodyOf,
  createScribe,
  type Draft,
  type LogEvent,
  lineOf,
  publicKeyOf,
  signSeal,
} from '@getaway/engine'
import { playRandomColditz, playRandomFugitive, playRandomMatch } from '@getaway/engine/testing'
import { describe, expect, it } from 'vitest'
import { GAME_ENTRIES, gameEntryOf } from '../games/registry.ts'
import { auditLog, unreadableBy } from './audit-log.ts'
import { actionsTable, reactionsTable, resultsTable } from './csv-tables.ts'
import { whatDiffers } from './what-differs.ts'

const KEY = new Uint8Array(32).fill(7)
const NOTHING = { keys: [], receipts: [] }
const bytesOf = (lines: readonly string[]) => new TextEncoder().encode(`${lines.join('\n')}\n`)
const golden = (name: string) =>
  readFileSync(new URL(`../../../../tests/golden/${name}.getaway.jsonl`, import.meta.url))

const MATCHES: Readonly<Record<string, (seed: number) => readonly LogEvent[]>> = {
  chase: (seed) => playRandomMatch({ seed }).events as readonly LogEvent[],
  fugitive: (seed) => playRandomFugitive({ seed, most: 300 }).events as readonly LogEvent[],
  colditz: (seed) =>
    playRandomColditz({ seed, seats: 3, options: { rounds: 2 }, most: 300 }).events as readonly LogEvent[],
}
const linesOf = (events: readonly LogEvent[]) => events.map((event) => lineOf(bodyOf(event), event.hash))

/** With a seal by that key. */
function sealed(events: readonly LogEvent[]): readonly string[] {
  const [created] = events
  const last = events.at(-1)
  if (!created || !last) throw new Error('an empty log')
  const scribe = createScribe({ salt: () => '0'.repeat(32), from: last })
  const matchId = String((created.data as { readonly id?: unknown }).id)
  const data = signSeal({ key: 'k1', privateKey: KEY, matchId, previousHash: last.hash })
  const draft: Draft = { type: 'game.sealed', at: last.at, by: 'server', data: data as never }
  return [...linesOf(events), scribe.write(draft, false).line]
}

describe.each(GAME_ENTRIES)('$id, as an audit tells it', ({ id, loadAuditing }) => {
  it('every part has a title and a result in both languages, and CSV has a line for each', async () => {
    const auditing = await loadAuditing?.()
    expect(auditing).toBeDefined()
    for (const seed of [1, 2, 3, 4, 5]) {
      const log = auditLog(bytesOf(linesOf(MATCHES[id]?.(seed) ?? [])), NOTHING)
      for (const language of ['en', 'it'] as const) {
        const stretches = auditing?.stretchesOf(log.printed, log.outcome, language) ?? []
        expect(stretches.length).toBeGreaterThan(0)
        for (const { title, result, notes } of stretches)
          for (const text of [title, result, ...notes.map((note) => note.text)])
            expect(text).toMatch(/^[^{}]+$/)
        expect(new Set(stretches.map(({ key }) => key)).size).toBe(stretches.length)
        expect(resultsTable(stretches).split('\r\n')).toHaveLength(stretches.length + 2)
        for (const { type } of log.actions) expect(auditing?.nameAction(type, language)).not.toBe(type)
      }
      expect(actionsTable(log).split('\r\n')).toHaveLength(log.actions.length + 2)
      const timed = log.actions.filter(({ reaction }) => reaction !== undefined)
      expect(reactionsTable(log).split('\r\n')).toHaveLength(timed.length + 2)
    }
  })

  it('a seal by a known key proves it, by another it does not', () => {
    for (let seed = 1; ; seed++) {
      const events = MATCHES[id]?.(seed) ?? []
      if (events.at(-1)?.type !== 'game.ended') continue
      const lines = bytesOf(sealed(events))
      expect(auditLog(lines, { ...NOTHING, keys: ['x', publicKeyOf(KEY)] }).proof).toEqual({ type: 'proved' })
      expect(auditLog(lines, NOTHING).proof).toEqual({ type: 'unproved', lacks: ['known-key'] })
      return
    }
  })
})

describe('a log that was judged', () => {
  it('leads to each event that it lists', () => {
    const log = auditLog(golden('tampered'), NOTHING)
    const faults = log.told.faults.flatMap(({ cause, following }) => [cause, ...following])
    expect(faults.map(({ seq }) => seq)).toEqual([7, 10, 61, 76])
    for (const { seq } of [...faults, ...log.actions]) expect(log.instants.get(seq)).toBeGreaterThan(0)
  })

  it('C10.2, C10.3: its stamps come to the recorded instants', () => {
    const { actions } = auditLog(golden('four-players-fair'), NOTHING)
    expect(actions.length).toBeGreaterThan(20)
    expect(actions.filter(({ at, due }) => at !== due)).toEqual([])
  })

  it('the organiser’s acts are told with their reasons', async () => {
    const log = auditLog(golden('void-and-correction'), NOTHING)
    const auditing = await gameEntryOf(log.game)?.loadAuditing?.()
    const told = log.acts.map(({ type, data }) => auditing?.tellAct({ type, data }, log.outcome, 'en'))
    expect(told).toEqual(['Round 1 voided', 'Round 4 corrected: the chasers won'])
    const stretches = auditing?.stretchesOf(log.printed, log.outcome, 'en') ?? []
    expect(stretches.filter(({ counts }) => !counts).map(({ title }) => title)).toEqual(['Round 1'])
    expect(stretches[3]?.ruling).toMatch(/^Corrected: the chasers won .*\(seen on video\)$/)
  })

  it('receipts that it does not honour speak against it', () => {
    const receipts = [
      { seq: 5, hash: 'f'.repeat(64) },
      { seq: 9_999, hash: 'f'.repeat(64) },
    ]
    const log = auditLog(golden('two-players-arrival'), { ...NOTHING, receipts })
    expect(log.proof).toEqual({ type: 'rewritten', at: 5 })
    expect(log.told.faults[0]?.cause.text.it).toMatch(/^Una ricevuta per questo evento ha un’altra impronta/)
  })

  it('C10.6: under another policy other results are told beside the recorded ones', async () => {
    let differing = 0
    const auditing = await gameEntryOf('chase')?.loadAuditing?.()
    for (let seed = 1; seed <= 30; seed++) {
      const bytes = bytesOf(linesOf(playRandomMatch({ seed, players: 4 }).events as readonly LogEvent[]))
      const one = auditLog(bytes, NOTHING)
      const policy = one.race.policy === 'fair' ? 'arrival' : 'fair'
      const other = auditLog(bytes, { ...NOTHING, policy, capMs: 250 })
      const [told, otherwise] = [one, other].map(
        (log) => auditing?.stretchesOf(log.printed, log.outcome, 'en') ?? [],
      )
      expect(whatDiffers(told ?? [], told ?? [])).toEqual([])
      differing += whatDiffers(told ?? [], otherwise ?? []).length
    }
    expect(differing).toBeGreaterThan(0)
  })

  it('what is no log is named by its line', () => {
    const bytes = new TextEncoder().encode('Dear Ada,\n')
    expect(() => auditLog(bytes, NOTHING)).toThrow()
    try {
      auditLog(bytes, NOTHING)
    } catch (error) {
      expect(unreadableBy(error)).toMatchObject({ line: 1 })
    }
    expect(() => unreadableBy(new Error('a fault'))).toThrow('a fault')
  })
})
