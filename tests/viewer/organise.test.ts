import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient, newToken } from '@getaway/client'
import { createTournamentClient } from '@getaway/client/tournaments'
import type { Service } from '@getaway/game-api'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectTestBrowser } from '../support/browser/test-browser.ts'
import { getaway } from '../support/programs/cli.ts'
import { seldom } from '../support/seldom.ts'
import { startTestService } from '../support/service/service.ts'
import { tempFolder } from '../support/temp-folder.ts'
import { DESKTOP, openPage, PHONE } from './page.ts'

const folder = tempFolder()
let service: Service
let browser: Browser

beforeAll(async () => {
  service = await startTestService('Postgres', { botPace: 0.3 })
  browser = await connectTestBrowser()
})
afterAll(async () => {
  await browser?.close()
  await service?.close()
})

const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the desk' }).getByRole('link', { name })
const openTable = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter')
const rowOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name, exact: true }) })

/** What the standings of a page say, cell by cell. */
const standingsOn = (page: Page) =>
  page
    .getByRole('table')
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map(({ textContent }) => textContent)))

/** Fills in the reason, looks at what would change, and does it. */
async function act(page: Page, name: string, reason: string): Promise<string> {
  const form = page.getByRole('form', { name })
  await form.getByLabel('Reason').fill(reason)
  await form.getByRole('button', { name: 'Preview the change' }).press('Enter')
  const preview = await form.getByRole('region', { name: 'What would change' }).innerText()
  await form.getByRole('button', { name }).press('Enter')
  return preview
}

test('an evening at the desk: created, played, voided, corrected, ruled, objected to, closed; the archive proves it', async () => {
  const client = createClient({ url: service.address })
  const tournaments = createTournamentClient({ url: service.address })
  const tab = await openPage(browser, `${service.address}/organise`, { isFlat: true })
  const { page } = tab
  await page.getByLabel('Name of the tournament').fill('Spring cup')
  await page.getByLabel('Your name').fill('Olga')
  await page.getByLabel('Objections').selectOption({ label: 'None' })
  await page.getByRole('button', { name: 'Create the tournament' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Spring cup' }).waitFor()
  const id = new URL(page.url()).pathname.split('/')[2] ?? ''

  // A wrong line is named, and nobody is entered.
  await part(page, 'Players').press('Enter')
  const csv = page.getByLabel('Paste a column of names, or CSV')
  await csv.fill('name\nAda\nBen\nAda\n')
  await page.getByRole('button', { name: 'Check' }).press('Enter')
  await page.getByRole('alert').getByText('Line 4:').waitFor()
  await csv.fill('name\nAda\nBen\n')
  await page.getByRole('button', { name: 'Check' }).press('Enter')
  await page.getByRole('button', { name: 'Enter 2 players' }).press('Enter')
  await page.getByText('2 players were entered.').waitFor()

  await part(page, 'Tables').press('Enter')
  await page.getByRole('button', { name: 'New tables' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'New tables' })
  await dialog.getByLabel('Enough for all players').check()
  await dialog.getByRole('button', { name: 'Open the table' }).press('Enter')
  await rowOf(page, 'Table 1').getByText('0 of 2 ready').waitFor()

  // The key is this browser's: with it bots play at a table where it takes long to win.
  const kept = await page.evaluate(() => localStorage.getItem('getaway.desks'))
  const token: string = JSON.parse(kept ?? '[]')[0].token
  const as = { token }
  await tournaments.openTable(
    id,
    {
      id: 'bots',
      stage: 1,
      name: 'Table 2',
      seats: ['Kay', 'Lou'].map((name) => ({ type: 'bot', strength: 'regular', name })),
      options: { victory: [{ perfect: 90, small: 90 }] },
    },
    as,
  )

  const rename = (name: string) =>
    tournaments.commandTournament(
      id,
      { id: name, command: { type: 'change-player', player: 2, name, key: null, reason: '' } },
      as,
    )
  await rename('Maximilian von und zu Hohenstein-Baden')
  await rowOf(page, 'Table 1').getByText('Maximilian').first().waitFor()
  // On paper there is a slip for each free seat, and nothing else; the longest name leaves room for the address.
  await page.getByRole('button', { name: 'Print seat links' }).press('Enter')
  await page.getByText('2 slips').waitFor()
  await page.emulateMedia({ media: 'print' })
  await page.getByRole('heading', { name: 'Ada' }).waitFor()
  expect(await page.getByRole('button').count()).toBe(0)
  expect(
    (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g),
  ).toHaveLength(1)
  const room = await page.locator('body > article section').evaluateAll((slips) =>
    slips.map((slip) => {
      const [header, text] = [slip.querySelector('header'), slip.lastElementChild]
      const [over, own, all] = [header, text, slip].map((one) => one?.getBoundingClientRect())
      return Math.min((own?.top ?? -1) - (over?.bottom ?? 0), (all?.bottom ?? -1) - (own?.bottom ?? 0))
    }),
  )
  expect(room).toHaveLength(2)
  expect(Math.min(...room)).toBeGreaterThanOrEqual(0)
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  await rename('Ben')

  // Two people sit down by their links; one of them has no connection.
  await openTable(page, 'Table 1')
  const seats = page.getByRole('dialog', { name: 'Table 1' })
  const fields = seats.getByRole('textbox', { name: /^Link: / })
  await fields.nth(1).waitFor()
  const links = await Promise.all((await fields.all()).map((field) => field.inputValue()))
  const match = new URL(links[0] ?? '').pathname.split('/')[2] ?? ''
  const tokens: string[] = []
  for (const link of links) {
    const [, seat, invitation = ''] = /#i=(\d)\.(.+)$/.exec(link) ?? []
    tokens.push(newToken())
    const own = { token: tokens.at(-1) ?? '' }
    await client.joinSeat(match, { invitation, ...own, name: ['Ada', 'Benny'][Number(seat)] ?? '' })
  }
  const connection = client.connect(match, { token: tokens[0] ?? '' })
  for (const own of tokens) {
    await client.command(match, { id: own, command: { type: 'get-ready' } }, { token: own })
  }
  await seats.getByText('Plays as Benny').waitFor()
  await seats.getByText('Not connected: Ben').waitFor()

  // Void, with the preview; the round is played again.
  await seats.getByLabel('Act', { exact: true }).check()
  expect(await act(page, 'Void round 1', 'A tile was missing.')).toContain(
    'Neither the score of the match nor the standings change.',
  )
  await seats.getByText('Done: Void round 1').waitFor()
  await page.keyboard.press('Escape')

  // Correct a round that bots have played.
  await openTable(page, 'Table 2')
  await page.getByRole('dialog').getByLabel('Act', { exact: true }).check()
  const which = page.getByLabel('What to do')
  await which
    .locator('option', { hasText: 'Correct round 1' })
    .waitFor({ state: 'attached', timeout: 60_000 })
  await which.selectOption({ label: 'Correct round 1' })
  const form = page.getByRole('form', { name: 'Correct round 1' })
  await form.getByLabel('The round goes to').selectOption('none')
  await form.getByLabel('Coin for Kay').selectOption('perfect')
  await form.getByLabel('Coin for Lou').selectOption('perfect')
  expect(await act(page, 'Correct round 1', 'Both were right.')).toMatch(/Table 2: (Kay|Lou)/)
  await page.getByText('Done: Correct round 1').waitFor()
  await act(page, 'Abandon the match', 'The hall closes.')
  await page.getByRole('form', { name: 'Make a ruling' }).waitFor()
  const ruling = page.getByRole('form', { name: 'Make a ruling' })
  await ruling.getByRole('switch').check()
  await ruling.getByRole('group', { name: 'Kay' }).getByLabel('won').check()
  expect(await act(page, 'Make a ruling', 'Kay led.')).toContain('place 1')
  await page.keyboard.press('Escape')
  await rowOf(page, 'Table 2').getByText('By ruling').waitFor()

  // A player objects on the public page, by the seat that the browser holds.
  const player = await openPage(browser, `${service.address}/play/${match}#k=${tokens[1]}`, { isFlat: true })
  await player.page.goto(`${service.address}/event/${id}`)
  await player.page.getByRole('button', { name: 'Object: Table 1' }).press('Enter')
  await player.page.getByRole('textbox').fill('My line was cut.')
  await player.page.getByRole('button', { name: 'Raise the objection' }).press('Enter')
  await player.page.getByText('Your objection was raised.').waitFor()
  await player.close()
  await rowOf(page, 'Table 1').getByText('1 objection to answer').waitFor()
  await openTable(page, 'Table 1')
  await page.getByRole('dialog').getByLabel('Act', { exact: true }).check()
  await act(page, 'Abandon the match', 'Ben has to go.')
  const other = page.getByRole('form', { name: 'Make a ruling' })
  await other.waitFor()
  await act(page, 'Make a ruling', 'Nobody could win.')
  await page.keyboard.press('Escape')
  connection.close()

  await part(page, 'Close').press('Enter')
  expect(await page.getByRole('button', { name: 'Close and seal' }).isDisabled()).toBe(true)
  await page.getByRole('link', { name: '1 objection to answer' }).press('Enter')
  await page.getByLabel('Answer').fill('It was. The match does not count.')
  await page.getByRole('button', { name: 'Uphold' }).press('Enter')
  await page.getByText('Upheld.').waitFor()
  await tab.pictureAtRest('desk')

  // Every intervention stands in the log, with its reason.
  await part(page, 'Log').press('Enter')
  for (const reason of [
    'A tile was missing.',
    'Both were right.',
    'The hall closes.',
    'Kay led.',
    'My line was cut.',
  ])
    await page.getByText(reason).waitFor()
  await page.getByText('Table 1: Round voided').waitFor()

  await part(page, 'Close').press('Enter')
  await page.getByRole('button', { name: 'Close and seal' }).press('Enter')
  await page.getByRole('button', { name: 'Yes, close it for good' }).press('Enter')
  await page.getByRole('heading', { name: 'The tournament is closed' }).waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the archive' }).press('Enter'),
  ])
  const file = join(folder, download.suggestedFilename())
  await download.saveAs(file)
  const command = (await page.locator('code').innerText()).split(' ')
  expect(command.slice(0, 2)).toEqual(['npx', 'getaway'])
  expect(command).toContain(download.suggestedFilename())
  const args = command.slice(2).map((one) => (one === download.suggestedFilename() ? file : one))
  const verified = await getaway([...args, '--json'])
  expect(verified.code).toBe(0)
  expect(readFileSync(file).length).toBeGreaterThan(0)
  expect(JSON.parse(verified.out)).toMatchObject({
    archive: { findings: [], seal: 'valid', log: { seal: 'valid' }, verdict: { kind: 'sound' } },
  })

  // Everybody reads the same as the desk.
  await part(page, 'Standings').press('Enter')
  const standings = await standingsOn(page)
  expect(standings[0]?.slice(0, 4)).toEqual(['1', 'Kay', '1', '1'])
  const stranger = await openPage(browser, `${service.address}/event/${id}`, {
    viewport: DESKTOP,
    isFlat: true,
  })
  await stranger.page.getByRole('heading', { name: 'Final standings' }).waitFor()
  expect(await standingsOn(stranger.page)).toEqual(standings)
  await stranger.page.getByText('Kay led.').waitFor()
  await stranger.pictureAtRest('event')

  // And of the desk nothing.
  const asked: string[] = []
  stranger.page.on('request', (request) => asked.push(request.url()))
  await stranger.page.goto(`${service.address}/organise/${id}`)
  await stranger.page.getByRole('heading', { name: 'Only organisers can open this page' }).waitFor()
  expect(asked.filter((url) => url.includes('/api/'))).toEqual([])
  await stranger.page
    .getByLabel('Link to the desk, or invitation link')
    .fill(`https://x.test/#k=${newToken()}`)
  await stranger.page.getByRole('button', { name: 'Open the desk' }).press('Enter')
  await stranger.page.getByText('This key is no longer valid').waitFor()
  await stranger.close()
  expect(tab.complaints.filter((text) => !/409|304/.test(text))).toEqual([])
  await tab.close()
})

seldom('somebody is invited to the staff, on a phone, in Italian; the address keeps no secret', async () => {
  const tournaments = createTournamentClient({ url: service.address })
  const as = { token: newToken() }
  const { id } = await tournaments.createTournament({ ...as, name: 'Coppa', organiser: 'Olga' })
  const { invitation } = await tournaments.inviteStaff(id, { id: 'carla', role: 'caster' }, as)
  const tab = await openPage(browser, `${service.address}/organise/${id}#i=${invitation}`, {
    viewport: PHONE,
    locale: 'it-IT',
    isFlat: true,
  })
  const { page } = tab
  await page.getByRole('heading', { name: 'Hai un invito a far parte dello staff' }).waitFor()
  expect(page.url()).not.toContain('#')
  // Opening the link has taken nothing.
  expect((await tournaments.readDesk(id, as)).staff).toContainEqual(
    expect.objectContaining({ status: 'invited' }),
  )
  await page.getByLabel('Il tuo nome').fill('Carla')
  await page.getByRole('button', { name: 'Entra nello staff' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Coppa' }).waitFor()
  await page.getByText('Ancora nessun tavolo').waitFor()
  // A caster only sees.
  expect(await page.getByRole('button', { name: 'Nuovi tavoli' }).count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Impostazioni e staff' }).count()).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Coppa' }).waitFor()

  // The link of an organiser opens the whole desk, and its key can be forgotten.
  await page.goto('about:blank')
  await page.goto(`${service.address}/organise/${id}?part=settings#k=${as.token}`)
  await page.getByRole('button', { name: 'Dimentica la chiave' }).press('Enter')
  expect(page.url()).not.toContain('#')
  await page.getByRole('button', { name: 'Sì, dimenticala' }).press('Enter')
  await page.getByRole('heading', { name: 'Nuovo torneo' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'Questa pagina è riservata agli organizzatori' }).waitFor()
  expect(tab.complaints).toEqual([])
  await tab.close()
})
