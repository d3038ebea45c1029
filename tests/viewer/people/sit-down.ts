import type { Browser } from 'playwright-core'
import type { Language } from '../../../apps/viewer/src/language/language.ts'
import type { ProxiedLine } from '../../support/network/proxy.ts'
import { openPage, type PageOptions } from '../page.ts'
import type { MakeHands } from './hands.ts'
import { openPageOver } from './page-over-line.ts'
import { type Person, personAt } from './player.ts'

export interface Guest {
  readonly name: string
  readonly hands: MakeHands
  readonly options: PageOptions
  readonly language?: Language
  /** How they reach the service, if not directly. */
  readonly line?: ProxiedLine
}

export interface TablePlan {
  /** The first has the table made; the others come by their links. */
  readonly people: readonly [Guest, ...Guest[]]
  /** In the last seats. */
  readonly bots: number
  readonly length: 'One win' | 'Standard'
}

const NAME = /^(Your name|Il tuo nome)$/

/** People come to a table as newcomers do: one fills in “New match”, and the others open the links that they are sent. */
export async function sitDown(
  browser: Browser,
  address: string,
  plan: TablePlan,
): Promise<readonly Person[]> {
  const [host, ...guests] = plan.people
  const open = ({ line, options }: Guest, url: string) =>
    line ? openPageOver(line, browser, url, options) : openPage(browser, url, options)
  const first = await open(host, `${address}/new`)
  const { page } = first
  const seats = plan.people.length + plan.bots
  await page.getByRole('radio', { name: String(seats), exact: true }).check()
  await page.getByRole('radio', { name: plan.length }).check()
  for (let seat = plan.people.length; seat < seats; seat++)
    await page
      .getByRole('combobox', { name: `Seat ${seat + 1}` })
      .first()
      .selectOption('Bot, easy')
  await page.getByRole('textbox', { name: NAME }).fill(host.name)
  await page.getByRole('button', { name: 'Create the match' }).click()

  const links: string[] = []
  for (const at of guests.keys()) {
    const seat = at + 1
    const card = page.getByRole('list', { name: 'Players' }).getByRole('listitem').nth(seat)
    await card.getByRole('button', { name: 'Invite' }).click()
    await page.getByRole('heading', { name: `Invitation to seat ${seat + 1}` }).waitFor()
    links.push(await page.getByRole('textbox', { name: 'Link of the invitation' }).inputValue())
  }
  const tabs = await Promise.all(
    guests.map(async (guest, at) => {
      const tab = await open(guest, links[at] ?? '')
      await tab.page.getByRole('textbox', { name: NAME }).fill(guest.name)
      await tab.page.getByRole('button', { name: /^(Sit down|Siediti)$/ }).click()
      return tab
    }),
  )
  for (const { name } of guests) await page.getByRole('listitem').filter({ hasText: name }).waitFor()
  return Promise.all(
    plan.people.map(({ hands, language }, seat) => personAt(tabs[seat - 1] ?? first, seat, hands, language)),
  )
}
