import { createClient } from '@getaway/client'
import { seededRandom } from '@getaway/engine'
import { matchWinner } from '@getaway/engine/chase'
import type { Service } from '@getaway/game-api'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditOf } from '../../support/audit.ts'
import { connectTestBrowser } from '../../support/browser/test-browser.ts'
import { SEED, sampled } from '../../support/seeds.ts'
import { seldom } from '../../support/seldom.ts'
import { createSeatedMatch } from '../../support/service/seated-match.ts'
import { startTestService } from '../../support/service/service.ts'
import { openPage, PHONE } from '../page.ts'
import { byKeyboard } from './by-keyboard.ts'
import { byMouse, byTouch } from './by-pointer.ts'
import { tileInHand } from './hands.ts'
import { play } from './play.ts'
import { farPlayer, personAt } from './player.ts'

/** A finger has to know where a cell is seen. */
const FLAT = { isFlat: 'always', reducedMotion: 'reduce' } as const
const ON_PHONE = { ...FLAT, viewport: PHONE, hasTouch: true, isMobile: true, locale: 'it-IT' } as const

let service: Service
let browser: Browser

beforeAll(async () => {
  service = await startTestService()
  browser = await connectTestBrowser()
})
afterAll(async () => {
  await browser?.close()
  await service?.close()
})

test('two people play a match to its winner: one by keyboard alone, one on a phone in Italian, who comes back in mid-round', async () => {
  const random = seededRandom(SEED)
  const host = await openPage(browser, `${service.address}/new`, FLAT)
  const keys = byKeyboard(host, 'en')
  await keys.choose(/^Standard$/, 'ArrowLeft')
  await keys.press(/^Create the match$/)
  const link = await host.page.getByRole('textbox', { name: 'Link of the invitation' }).inputValue()

  const guest = await openPage(browser, link, ON_PHONE)
  expect(new URL(guest.page.url()).hash).toBe('')
  await guest.page.getByRole('textbox', { name: 'Il tuo nome' }).fill('Chiara')
  await guest.page.getByRole('radio', { name: 'viola' }).check()
  await guest.page.getByRole('button', { name: 'Siediti' }).tap()
  await host.page.getByRole('listitem').filter({ hasText: 'Chiara' }).waitFor()

  const players = [await personAt(host, 0, byKeyboard), await personAt(guest, 1, byTouch, 'it')]
  const match = players[0]?.match ?? ''
  let isBack = false
  await play({
    players,
    pace: { lead: 4, most: 5 },
    random,
    isDone: (view) => matchWinner(view) !== undefined,
    async onAct({ round }) {
      if (isBack || round?.paths[0]?.tiles.length !== 4) return
      isBack = true
      await guest.page.reload()
    },
  })
  expect(isBack).toBe(true)
  for (const tab of [host, guest]) await tab.until('over', ({ isOver }) => isOver)
  const { report, verdict, outcome } = auditOf(await createClient({ url: service.address }).readLog(match))
  expect(verdict.kind).toBe('sound')
  expect(report.players).toMatchObject([{ identity: 'proved' }, { identity: 'proved' }])
  const [won, lost] =
    outcome.winner === 0
      ? ['You won the match', 'Guest ha vinto la partita']
      : ['Chiara won the match', 'Hai vinto la partita']
  await host.page.getByRole('heading', { name: won }).waitFor()
  await guest.page.getByRole('heading', { name: lost }).waitFor()
  expect([...host.complaints, ...guest.complaints]).toEqual([])
  await Promise.all([host.close(), guest.close()])
})

const ROUNDS = [
  { count: 3, seat: 1, how: 'keyboard', hands: byKeyboard },
  { count: 4, seat: 0, how: 'mouse', hands: byMouse },
]

test.each(sampled(ROUNDS, 1))(
  'a round of $count: seat $seat by $how, and the log says what the page said',
  async ({ count, seat, hands }) => {
    const { id, client, tokens } = await createSeatedMatch(service, count, { idleS: 0 })
    const tab = await openPage(browser, `${service.address}/play/${id}#k=${tokens[seat]}`, FLAT)
    const person = await personAt(tab, seat, hands)
    const others = tokens.flatMap((token, other) =>
      other === seat ? [] : [farPlayer(service.address, id, token, other)],
    )
    await play({
      players: [person, ...others],
      pace: { lead: 3, most: 4 },
      random: seededRandom(SEED),
      isDone: ({ round }) => round?.score !== undefined,
    })
    const role = (await person.view(1)).round?.roles[seat]
    const title = await tab.page.getByRole('heading', { name: /(won|lost) round 1$/ }).textContent()
    await tab.page.getByRole('button', { name: 'Give up' }).click()
    await tab.page.getByRole('button', { name: 'Yes, give up' }).click()
    for (const other of others) await other.leave()
    await expect.poll(async () => (await client.readMatch(id)).status).toBe('over')
    const { report, verdict } = auditOf(await client.readLog(id))
    expect(verdict.kind).toBe('sound')
    const [round] = report.rounds
    expect(title).toBe(
      round?.winner === null
        ? 'Nobody won round 1'
        : `You ${round?.winner === `${role}s` ? 'won' : 'lost'} round 1`,
    )
    expect(tab.complaints).toEqual([])
    await tab.close()
  },
)

seldom(
  'C3.4, four players: sides and targets are agreed on by a key, and runners consult by keyboard, in words that each reads',
  async () => {
    const { id, tokens } = await createSeatedMatch(service, 4, { idleS: 0 })
    const [CHASER, RUNNER, PARTNER] = [0, 2, 3]
    const others = tokens.map((token, seat) => farPlayer(service.address, id, token, seat))
    for (const other of others) await other.carryOut({ type: 'get-ready' })
    /** What the players of that seat have agreed on; the others are not told. */
    const plan = async (seat: number) => (await others[seat]?.view(1))?.round?.plan
    const open = (seat: number, options = {}) =>
      openPage(browser, `${service.address}/play/${id}#k=${tokens[seat]}`, { ...FLAT, ...options })
    const [runner, partner] = await Promise.all([open(RUNNER), open(PARTNER, { locale: 'it-IT' })])
    for (const { page } of [runner, partner]) await tileInHand(page).waitFor()
    await runner.page.keyboard.press('n')
    await expect.poll(() => plan(RUNNER)).toMatchObject({ sides: { [RUNNER]: 'east', [PARTNER]: 'west' } })

    const keys = byKeyboard(runner, 'en')
    await keys.press(/^Tell your teammate$/)
    await keys.press(/^Wait$/)
    const aim = runner.page.getByRole('application', { name: '“Wait”: press the cell you mean' })
    await expect.poll(() => aim.evaluate((element) => element === document.activeElement)).toBe(true)
    // The first arrow shows where one aims: at the prison.
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight', 'Enter']) await runner.page.keyboard.press(key)
    await partner.page.getByText('player 2: Aspetta (1 a nord, 1 a est)').waitFor()
    expect([...runner.complaints, ...partner.complaints]).toEqual([])
    await partner.close()
    await runner.close()

    const chaser = await open(CHASER)
    await chaser.page.getByRole('button', { name: 'Chase the other runner' }).press('t')
    await expect.poll(() => plan(CHASER)).toMatchObject({ targets: { 0: 1, 1: 0 } })
    expect(chaser.complaints).toEqual([])
    await chaser.close()
    for (const other of others) other.close()
  },
)
