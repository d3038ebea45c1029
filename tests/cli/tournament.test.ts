import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { type Client, createClient, newToken } from '@getaway/client'
import { createTournamentClient, type TournamentClient } from '@getaway/client/tournaments'
import { type AnyGame, games, seededRandom } from '@getaway/engine'
import type { Service } from '@getaway/game-api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { playOf } from '../support/play/games-at-random.ts'
import type { RandomPlay } from '../support/play/random-play/random-play.ts'
import { ROOT } from '../support/programs/sources.ts'
import { seeds } from '../support/seeds.ts'
import { playRandomly } from '../support/service/players.ts'
import { startTestService } from '../support/service/service.ts'
import { tempFolder } from '../support/temp-folder.ts'

const CLI = join(ROOT, 'packages/cli')
const TABLES = 8
const [SEED = 1] = seeds(1)
const folder = tempFolder()
const program = join(folder, 'published')
/** Where nothing is but the archive. */
const empty = join(folder, 'empty')
const ARCHIVE = 'cup.getaway-tournament.tar.gz'

let service: Service
let client: Client
let desk: TournamentClient
let id: string
let key: string
let day: Awaited<ReturnType<typeof aDayAtTheDesk>>
const token = newToken()
const as = { token }
let wishes = 0
const wish = () => `wish ${++wishes}`

beforeAll(async () => {
  for (const part of ['bin', 'dist', 'package.json'])
    cpSync(join(CLI, part), join(program, part), { recursive: true })
  rmSync(join(program, 'dist/made-of.json'))
  mkdirSync(empty)
  service = await startTestService()
  client = createClient({ url: service.address })
  desk = createTournamentClient({ url: service.address })
  day = await aDayAtTheDesk()
  writeFileSync(join(empty, ARCHIVE), await desk.readArchive(id))
  key = (await client.readSealKeys())[0]?.publicKey ?? ''
})
afterAll(() => service.close())

type Command = Parameters<TournamentClient['commandTournament']>[1]['command']
const ask = (command: Command) => desk.commandTournament(id, { id: wish(), command }, as)

interface Seated {
  readonly token: string
  readonly playing: Promise<unknown>
}

/** Tables at which nobody goes on before an organiser has acted: once something is dealt, or once something is won. */
const held = new Map<string, 'dealt' | 'won'>()
const gameAt = new Map<string, AnyGame>()

/** A bot sits down by the printed link of a seat and plays, as far as it gets. */
async function sit(match: string, seat: number, name: string): Promise<Seated> {
  const link = (await desk.readLinks(id, as, match))[seat]
  const own = newToken()
  await client.joinSeat(match, { invitation: link?.invitation ?? '', token: own, name })
  const game = gameAt.get(match)
  const wish: RandomPlay['wish'] = (state, ...rest) => {
    if (!game) return undefined
    const { hasBegun, players } = game.outcomeOf(state)
    const hasWon = players.some(({ marks }) => Object.values(marks).some((count) => count > 0))
    const from = held.get(match)
    if ((from === 'dealt' && hasBegun) || (from === 'won' && hasWon)) return undefined
    return playOf(game).wish(state, ...rest)
  }
  // A player whose seat is given away hears no more.
  const playing = playRandomly(client.connect(match, { token: own }), seat, seededRandom(SEED + seat), wish)
  return { token: own, playing: playing.catch(() => {}) }
}

/** Waits for so many events of a type, as an organiser is told of them. */
async function after(match: string, type: string, count = 1): Promise<void> {
  for await (const { event } of client.streamEvents(match, 0, as)) {
    if (event.type === type && --count === 0) return
  }
}

/** Eight tables from creation to the seal: two voids, a correction, a replaced seat, an objection and a ruling. */
async function aDayAtTheDesk() {
  const made = await desk.createTournament({
    token,
    name: 'Spring cup',
    organiser: 'Olga',
    objectionS: 3_600,
  })
  id = made.id
  await ask({ type: 'add-stage', name: 'Group stage' })
  const names = Array.from({ length: 2 * TABLES }, (_, index) => `Player ${index + 1}`)
  await desk.importPlayers(id, { id: wish(), csv: `name\n${names.join('\n')}\n` }, as)
  await ask({ type: 'enter-player', name: 'Substitute', key: null })

  // Organisers void and correct rounds where a game has rounds: those tables play the first game.
  const gameOf = (table: number) => (table < 4 ? games[0] : games[table % games.length]) as AnyGame
  // At every other later table the service's own bots play.
  const isOfBots = (table: number) => table >= 4 && table % 2 === 1
  const open = async (table: number) => {
    const [strength = ''] = Object.keys(gameOf(table).bots)
    const seats = [1, 2].map((place) =>
      isOfBots(table)
        ? ({ type: 'bot', strength } as const)
        : ({ type: 'player', player: 2 * table + place } as const),
    )
    const options = gameOf(table).id === 'chase' ? { victory: [{ perfect: 2 }, { small: 2 }] } : {}
    const wanted = {
      id: wish(),
      stage: 1,
      name: `Table ${table + 1}`,
      game: gameOf(table).id,
      options,
    }
    return (await desk.openTable(id, { ...wanted, seats }, as)).match
  }
  const matches: string[] = []
  for (let table = 0; table < TABLES; table++) {
    const match = await open(table)
    matches.push(match)
    gameAt.set(match, gameOf(table))
  }
  const [voided = '', alsoVoided = '', corrected = '', replaced = ''] = matches
  for (const match of [voided, alsoVoided, replaced]) held.set(match, 'dealt')
  held.set(corrected, 'won')
  const seated = await Promise.all(
    matches.map((match, table) =>
      Promise.all(
        isOfBots(table) ? [] : [0, 1].map((seat) => sit(match, seat, names[2 * table + seat] ?? '')),
      ),
    ),
  )
  const act = (match: string, command: { type: string; [field: string]: unknown }) =>
    desk.actInMatch(id, match, { id: wish(), command }, as)

  const voiding = [voided, alsoVoided].map(async (match) => {
    await after(match, 'round.dealt')
    const command = { type: 'void-round', round: 1, reason: 'a lamp fell on the table' }
    const preview = await desk.previewAct(id, match, command, as)
    await act(match, command)
    held.delete(match)
    return preview
  })
  const correcting = (async () => {
    await after(corrected, 'round.scored')
    const command = {
      type: 'correct-round',
      round: 1,
      winner: null,
      awards: {},
      reason: 'both had marked at once',
    }
    const preview = await desk.previewAct(id, corrected, command, as)
    await act(corrected, command)
    held.delete(corrected)
    return preview
  })()
  const replacing = (async () => {
    await after(replaced, 'round.dealt')
    const player = names.length + 1
    await ask({ type: 'replace-seat', match: replaced, seat: 0, player, reason: 'ill' })
    held.delete(replaced)
    return sit(replaced, 0, 'Substitute')
  })()
  const previews = await Promise.all([...voiding, correcting])
  await Promise.all([...seated.flat(), await replacing].map(({ playing }) => playing))
  for (const match of matches) await after(match, 'game.sealed')
  expect((await desk.readDesk(id, as)).live).toEqual([])

  const loser = seated[4]?.[1]?.token ?? ''
  const objection = { id: 'objection', match: matches[4] ?? '', text: 'The dice were cold.' }
  await desk.raiseObjection(id, objection, { token: loser })
  await ask({ type: 'answer-objection', objection: 1, upheld: true, text: 'They were.' })
  await ask({ type: 'make-ruling', match: objection.match, winners: [1], reason: 'cold dice' })
  await ask({ type: 'change-tournament', objectionS: 0, reason: 'the day is over' })
  await ask({ type: 'close-tournament' })
  return { matches, previews, view: await desk.readTournament(id) }
}

function getaway(...args: readonly string[]) {
  const bin = join(program, 'bin/getaway.js')
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { cwd: empty })
  return { status, out: String(stdout), err: String(stderr) }
}

describe('a day at the desk', () => {
  test('everything happened, and is told', () => {
    const { view, previews } = day
    expect(view).toMatchObject({
      status: 'sealed',
      rulings: [{ reason: 'cold dice' }],
      objections: [{ seat: 1 }],
    })
    const acts = view.tables.flatMap(({ acts: done }) => done.map(({ type }) => type))
    expect(acts.toSorted()).toEqual(['round.corrected', 'round.voided', 'round.voided'])
    expect(view.tables[3]?.seats[0]?.credits).toMatchObject([{ player: 7, from: 1 }, { player: 17 }])
    expect(previews).toHaveLength(3)
    expect(view.tables[4]?.score?.winners).toEqual([1])
    expect(view.standings.matches).toBeGreaterThan(0)
  })

  test('is verified by the published program in a folder with nothing but the archive', () => {
    expect(readdirSync(empty)).toEqual([ARCHIVE])
    const { status, out, err } = getaway('audit', '--summary', ARCHIVE, '--key', key)
    expect({ status, err }).toEqual({ status: 0, err: '' })
    const [file, verdict] = out.split('\n')
    expect(file).toBe(ARCHIVE)
    expect(verdict).toBe(
      `  Genuine: no findings in ${TABLES} matches, signed by the trusted key, and the standings follow.`,
    )
    expect(out).toMatch(/Spring cup · closed · spring-cup-[a-z0-9]{6}\n/)
    for (const { name, played, won } of day.view.standings.players)
      expect(out).toMatch(new RegExp(`^ {2}${name} +${played} +${won}\\b`, 'm'))
  })

  test('with --json the same as a program reads it; without --summary each match, too', () => {
    const { status, out } = getaway('audit', '--summary', '--json', ARCHIVE)
    expect(status).toBe(0)
    const { archive } = JSON.parse(out)
    expect(archive).toMatchObject({ id, seal: 'self-signed', findings: [], verdict: { kind: 'sound' } })
    expect(archive.standings).toEqual(day.view.standings)
    const matches = getaway('audit', ARCHIVE).out
    for (const match of day.matches) expect(matches).toMatch(new RegExp(`${match} .* sound`))
  })

  test('by another key it is not trusted, and a changed byte is named', () => {
    const other = getaway('audit', '--summary', ARCHIVE, '--key', 'A'.repeat(43))
    expect(other.status).toBe(1)
    expect(other.out).toContain('not all of it is vouched for by the trusted key')
    const tar = gunzipSync(readFileSync(join(empty, ARCHIVE)))
    const at = tar.indexOf('"marks"')
    tar[at + 1] = 0x4d
    const input = gzipSync(tar)
    const bin = join(program, 'bin/getaway.js')
    const changed = spawnSync(process.execPath, [bin, 'audit', '--summary', '-'], { cwd: empty, input })
    expect(changed.status).toBe(1)
    expect(String(changed.stdout)).toMatch(/Altered: tournament\.jsonl/)
    expect(String(changed.stdout)).not.toContain('player ')
  })

  test('cut off in transit, or with options for logs, it is refused in words', () => {
    const input = readFileSync(join(empty, ARCHIVE)).subarray(0, 4_000)
    const bin = join(program, 'bin/getaway.js')
    const cut = spawnSync(process.execPath, [bin, 'audit', '--summary', '-'], { cwd: empty, input })
    expect(cut.status).toBe(2)
    expect(String(cut.stdout)).toContain('not a readable archive')
    const whatIf = getaway('audit', ARCHIVE, '--policy', 'fair')
    expect(whatIf).toMatchObject({ status: 2, out: expect.stringContaining('are for logs') })
  })
})
