import { createClient } from '@getaway/client'
import { createFollowing, seededRandom } from '@getaway/engine'
import { type Match, roleOf, VARIANTS } from '@getaway/engine/fugitive'
import type { Service } from '@getaway/game-api'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sayToPlayer } from '../../../../apps/viewer/src/games/fugitive/telling/player/words.ts'
import type { Language } from '../../../../apps/viewer/src/language/language.ts'
import { auditOf } from '../../../support/audit.ts'
import { connectTestBrowser } from '../../../support/browser/test-browser.ts'
import { type LineProxy, startProxy } from '../../../support/network/proxy.ts'
import { gameIn } from '../../../support/play/states.ts'
import { PROVE, SEED } from '../../../support/seeds.ts'
import { startTestService } from '../../../support/service/service.ts'
import { openPage, PHONE, type TestPage } from '../../page.ts'
import { byKeyboard } from '../by-keyboard.ts'
import { openPageOver } from '../page-over-line.ts'
import { byCardKeys, byCardTaps, type MakeCardHands } from './card-hands.ts'
import { type CardPlayer, cardPlayerAt } from './card-player.ts'
import { playDuel } from './card-wishes.ts'
import { expectNoLeak, type Wire, wireOf } from './leaks.ts'

/** Whole matches by hand take minutes: `npm test` plays a short one. */
const proof = test.runIf(PROVE > 1)
const PATIENCE_MS = 900_000

/** A finger has to know where a card is seen. */
const FLAT = { isFlat: 'always', reducedMotion: 'reduce' } as const
const ON_PHONE = { ...FLAT, viewport: PHONE, hasTouch: true, isMobile: true, locale: 'it-IT' } as const
const NEAR = { name: 'near', upMs: 2, downMs: 2, jitterMs: 0 }

const GET_READY = /^(I am ready|Start$|Ready|Ci sono)/

let service: Service
let browser: Browser
let proxy: LineProxy

beforeAll(async () => {
  service = await startTestService()
  browser = await connectTestBrowser()
  proxy = await startProxy(service.address, seededRandom(SEED))
})
afterAll(async () => {
  await browser?.close()
  await proxy?.close()
  await service?.close()
})

/** A page, and all that it hears. */
async function listening(
  tab: TestPage,
  address: string,
): Promise<{ readonly tab: TestPage; readonly wire: Wire }> {
  const wire = wireOf(tab.page)
  await tab.page.goto(address)
  return { tab, wire }
}

const blank = (options: object) => openPage(browser, 'about:blank', options)

/** The match as everybody is shown it. */
async function publicView(match: string): Promise<Match> {
  const following = createFollowing<Match>({ rulesOf: (created) => gameIn([created]) })
  const { shown } = await createClient({ url: service.address }).readEvents(match, 0)
  for (const { event, reveals = [] } of shown) following.take({ type: 'shown', event, reveals })
  if (!following.match) throw new Error('nobody has been shown anything')
  return following.match.state
}

/** The log audits clean, and its winner is the one of whom each page says so. */
async function expectLogAsSaid(players: readonly CardPlayer[], names: readonly string[]): Promise<void> {
  const [{ match }] = players as [CardPlayer]
  const client = createClient({ url: service.address })
  await expect.poll(async () => (await client.readMatch(match)).status).toBe('over')
  const { verdict, outcome } = auditOf(await client.readLog(match))
  expect(verdict.kind).toBe('sound')
  const winner = outcome.winner as number
  for (const { tab, seat, language } of players) {
    const name = sayToPlayer(language, winner === seat ? 'won' : 'lost', { name: names[winner] ?? '' })
    await tab.page.getByRole('heading', { name, exact: true }).waitFor()
    expect(tab.complaints.filter((one) => !one.startsWith('WebSocket connection to'))).toEqual([])
  }
}

test('two people: the fugitive by keyboard alone, the marshal on a phone in Italian, who comes back in mid-turn; no page is told too much', async () => {
  const host = await listening(await blank(FLAT), `${service.address}/new`)
  const keys = byKeyboard(host.tab, 'en')
  await keys.choose(/^Chase$/, 'ArrowRight')
  await keys.comeTo(host.tab.page.getByRole('combobox', { name: 'Who is the fugitive' }))
  // Drawn at random, then seat 1.
  await host.tab.page.keyboard.press('ArrowDown')
  await keys.press(/^Create the match$/)
  const link = await host.tab.page.getByRole('textbox', { name: 'Link of the invitation' }).inputValue()
  const guest = await listening(await blank(ON_PHONE), link)
  await guest.tab.page.getByRole('textbox', { name: 'Il tuo nome' }).fill('Chiara')
  await guest.tab.page.getByRole('button', { name: 'Siediti' }).tap()
  await host.tab.page.getByRole('listitem').filter({ hasText: 'Chiara' }).waitFor()
  const fugitive = await cardPlayerAt(host.tab, 0, byCardKeys)
  const marshal = await cardPlayerAt(guest.tab, 1, byCardTaps, 'it')
  await keys.press(GET_READY)
  await guest.tab.page.getByRole('button', { name: GET_READY }).tap()
  await host.tab.page.getByRole('button', { name: /^Place/ }).waitFor()
  const watcher = await listening(await blank(FLAT), `${service.address}/watch/${fugitive.match}`)

  const check = async () => {
    await expectNoLeak(host.tab.page, host.wire, await fugitive.view(), { seat: 0 })
    await expectNoLeak(guest.tab.page, guest.wire, await marshal.view(), { seat: 1 })
    await expectNoLeak(watcher.tab.page, watcher.wire, await publicView(fugitive.match), 'public')
  }
  /** One does something, and the other has seen it. */
  const act = async (player: CardPlayer, wish: Parameters<CardPlayer['carryOut']>[0]) => {
    const seq = await player.carryOut(wish)
    await (player === fugitive ? marshal : fugitive).view(seq)
  }
  await act(fugitive, { type: 'place', card: 2, sprint: [] })
  // A bluff.
  await act(fugitive, { type: 'place', card: 3, sprint: [1] })
  await act(marshal, { type: 'draw', deck: 3 })
  await act(marshal, { type: 'draw', deck: 1 })
  await check()
  // What the fugitive sees would be too much for everybody else.
  const seenByAll = await publicView(fugitive.match)
  await expect(expectNoLeak(host.tab.page, host.wire, seenByAll, 'public')).rejects.toThrow('faces')
  await act(marshal, { type: 'guess', numbers: [2, 41] })
  await act(fugitive, { type: 'draw', deck: 2 })
  await act(fugitive, { type: 'pass' })
  await act(marshal, { type: 'draw', deck: 1 })
  // A note is kept over a reload in mid-turn, and so is what all have seen.
  const pad = guest.tab.page.getByRole('region', { name: 'Numeri da indovinare' })
  await pad.getByRole('button', { name: 'Prendi appunti' }).tap()
  await pad.getByRole('button', { name: /^17(,|$)/ }).tap()
  await guest.tab.page.reload()
  await pad.getByRole('button', { name: '17, nota: questo no' }).waitFor()
  await pad.getByText('Non tutti tra i primi 2: 2, 41').waitFor()
  await act(marshal, { type: 'guess', numbers: [2] })
  await pad.getByRole('button', { name: '2, trovato, nascondiglio 1' }).waitFor()
  await check()
  await act(fugitive, { type: 'draw', deck: 1 })
  await act(fugitive, { type: 'pass' })
  await act(marshal, { type: 'draw', deck: 3 })
  await act(marshal, { type: 'guess', numbers: [3] })
  await expectLogAsSaid([fugitive, marshal], ['Guest', 'Chiara'])
  expect(watcher.tab.complaints).toEqual([])
  for (const { tab } of [host, guest, watcher]) await tab.close()
})

/** Two people at a table of a variant, one of them over a line that can be cut. */
async function seatedDuel(variant: string | null) {
  const client = createClient({ url: service.address })
  const { id, invitations } = await client.createMatch({
    game: 'fugitive',
    seats: [{ type: 'open' }, { type: 'open' }],
    options: { variant, fugitive: 0, idleS: 0 },
  })
  const line = proxy.line(NEAR)
  const sit = async (tab: TestPage, seat: number, hands: MakeCardHands, language: Language) => {
    const wire = wireOf(tab.page)
    await tab.page.goto(`${service.address}/play/${id}#i=${seat}.${invitations[seat]?.invitation}`)
    const name = language === 'en' ? 'Your name' : 'Il tuo nome'
    await tab.page.getByRole('textbox', { name }).fill(language === 'en' ? 'Anna' : 'Bruno')
    await tab.page.getByRole('button', { name: language === 'en' ? 'Sit down' : 'Siediti' }).click()
    await tab.page.getByRole('button', { name: GET_READY }).click()
    return { player: await cardPlayerAt(tab, seat, hands, language), wire }
  }
  const anna = await sit(await blank(FLAT), 0, byCardKeys, 'en')
  const bruno = await sit(await openPageOver(line, browser, 'about:blank', ON_PHONE), 1, byCardTaps, 'it')
  return { anna, bruno, line }
}

proof.each([null, ...VARIANTS])(
  `a whole match (%s): one page is opened again and the line of the other is down, both in mid-turn (SEED ${SEED})`,
  async (variant) => {
    const { anna, bruno, line } = await seatedDuel(variant)
    await playDuel({
      players: [anna.player, bruno.player],
      random: seededRandom(SEED),
      async onAct({ tab }, acts) {
        for (const { player, wire } of [anna, bruno])
          await expectNoLeak(player.tab.page, wire, await player.view(), { seat: player.seat })
        if (acts === 4) await anna.player.tab.page.reload()
        if (acts !== 6 && acts !== 11) return
        line.isDown = true
        line.cut()
        await bruno.player.tab.until('offline', ({ status }) => status !== 'live')
        line.isDown = false
        await bruno.player.tab.until('back', ({ status }) => status === 'live')
        await tab.until('live', ({ status }) => status === 'live')
      },
    })
    await expectLogAsSaid([anna.player, bruno.player], ['Anna', 'Bruno'])
    for (const { player } of [anna, bruno]) await player.tab.close()
  },
  PATIENCE_MS,
)

proof.each([
  { role: 'Fugitive', options: FLAT, hands: byCardKeys },
  { role: 'Marshal', options: { ...ON_PHONE, locale: 'en-GB' }, hands: byCardTaps },
])(
  `a person as the $role against a bot, from the front page to the end (SEED ${SEED})`,
  async ({ role, options, hands }) => {
    const tab = await openPage(browser, service.address, options)
    await tab.page.getByRole('button', { name: 'Play Fugitive' }).click()
    if (role === 'Marshal') {
      await tab.page.getByRole('combobox', { name: 'Your role at the start' }).selectOption(role)
      await tab.page.getByRole('button', { name: 'New table' }).click()
      await tab.page.getByRole('region', { name: 'Numbers to guess' }).waitFor()
    }
    const player = await cardPlayerAt(tab, 0, hands)
    // What came before was of other matches, some of which are over.
    const wire = wireOf(tab.page)
    await tab.page.reload()
    expect(roleOf(await player.view(), 0)).toBe(role.toLowerCase())
    await playDuel({
      players: [player],
      random: seededRandom(SEED),
      onAct: async () => expectNoLeak(tab.page, wire, await player.view(), { seat: 0 }),
    })
    const { players } = await createClient({ url: service.address }).readMatch(player.match)
    await expectLogAsSaid(
      [player],
      players.map(({ name }) => name ?? ''),
    )
    // Once more, in the other role; and the match is among the own ones.
    await tab.page.getByRole('button', { name: 'Rematch' }).click()
    await tab.until('the next table', ({ match, seq }) => match !== player.match && seq > 0)
    const next = await cardPlayerAt(tab, 0, hands)
    const other = role === 'Fugitive' ? 'marshal' : 'fugitive'
    await expect.poll(async () => roleOf(await next.view(), 0)).toBe(other)
    const chosen = tab.page.getByRole('combobox', { name: 'Your role at the start' })
    await expect.poll(() => chosen.inputValue()).toBe(other)
    await tab.page.goto(`${service.address}/me`)
    await tab.page.locator(`a[href*="${player.match}"]`).first().waitFor()
    await tab.close()
  },
  PATIENCE_MS,
)
