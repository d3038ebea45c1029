import { readFileSync, writeFileSync } from 'node:fs'
import { createClient, createOptimisticTable } from '@getaway/client'
import { chase, type Match } from '@getaway/engine/chase'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paperDocument } from '../../../apps/viewer/src/board/testing/paper-document.ts'
import { createMatchStore, type Known } from '../../../apps/viewer/src/feed/match-store.ts'
import { createSeatedMatch } from '../../support/service/seated-match.ts'
import { startTestService } from '../../support/service/service.ts'
import { recordHops, tellHops } from './hops.ts'

const PAGE = new URL('../../../docs/architecture.md', import.meta.url)
const BLOCK = /(<!-- hops -->\n)([\s\S]*?)(<!-- \/hops -->)/
const ADVICE = 'if it is meant to be so, write it again: WRITE=1 npx vitest run --project walk'
const LOOK = { motion: 'full', side: 'all', skipped: undefined } as const

let service: Awaited<ReturnType<typeof startTestService>>
beforeAll(async () => {
  service = await startTestService('PGlite')
})
afterAll(() => service.close())

test('docs/architecture.md tells the way of one tile, hop by hop', async () => {
  const { id, tokens, client } = await createSeatedMatch(service)
  const chaser = client.connect(id, { token: tokens[0] as string })
  const runner = createClient({ url: service.address }).connect(id, { token: tokens[1] as string })
  const table = createOptimisticTable({ connection: runner, rulesOf: () => chase })
  const playing = takeAll()
  const store = createMatchStore({ feed: chaser, wall: () => Date.now() * 1000 })
  const act = (command: { type: string; [field: string]: unknown }) => table.act(command)
  const match = () => table.match?.state as Match

  await seenBy((known) => known !== undefined)
  while (table.match === undefined) await soon()
  await Promise.all([chaser.send({ type: 'get-ready' }), act({ type: 'get-ready' }).ended])
  await seenBy((known) => known.round !== undefined)
  const starts = match().round?.starts?.[1] ?? []
  await act({ type: 'place-start', tiles: starts.map((tile, y) => ({ tile, x: 0, y: -1 - y, rot: 0 })) })
    .ended
  await act({ type: 'take-pile', pile: 0 }).ended
  const known = await seenBy(({ round }) => round?.held === 0)
  const board = await known.table?.createBoard(known.timeline.stateAfter(0), paperDocument())

  const [tile = ''] = match().round?.piles[0].tiles ?? []
  const hops = recordHops()
  act({ type: 'place-tile', tile, x: 0, y: -1 - starts.length, rot: 0 })
  const { table: drawn, timeline } = await seenBy(
    ({ round }) => round?.paths[0]?.tiles.length === starts.length + 1,
  )
  const plan = drawn?.planOf(timeline, timeline.length, LOOK)
  if (!board || !plan) throw new Error('Chase has no table')
  board.lay(plan)
  board.pose(plan.restsAt)
  expect(hops.missing()).toBeUndefined()
  const way = tellHops(hops.stop())

  const page = readFileSync(PAGE, 'utf8')
  if (process.env.WRITE)
    writeFileSync(
      PAGE,
      page.replace(BLOCK, (_, before, _old, after) => `${before}${way}\n${after}`),
    )
  else expect(BLOCK.exec(page)?.[2], ADVICE).toBe(`${way}\n`)
  store.close()
  runner.close()
  await playing

  async function takeAll(): Promise<void> {
    for await (const item of runner.items) table.take(item)
  }

  async function seenBy(isSo: (match: Match) => boolean): Promise<Known> {
    for (;;) {
      const now = store.known.value
      if (now && isSo(now.state as Match)) return now
      await soon()
    }
  }
})

const soon = () => new Promise((resolve) => setTimeout(resolve, 5))
