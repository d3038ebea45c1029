import { createClient } from '@getaway/client'
import { signal } from '@preact/signals'
import { render, type VNode } from 'preact'
import { createFacts, publishFacts } from './facts.ts'
import { createFileOpener } from './feed/file/file-opener.ts'
import { openLogFileWorker } from './feed/file/open-log-file-worker.ts'
import { createKeys } from './input/keys/keys.ts'
import { listenToKeys } from './input/keys/listen-to-keys.ts'
import { createDeskInbox } from './organising/desk-inbox.ts'
import { parseGuestRoute } from './overlay/guest-route.ts'
import { createOwnTables } from './own-tables/own-tables.ts'
import { createMoveInbox } from './player/move/move-link.ts'
import { createOwnPlayer } from './player/own-player.ts'
import { createRouter } from './router.ts'
import { cosmeticsOf } from './stage/cosmetics.ts'
import { createSurroundings, storageIn } from './surroundings.ts'
import './style/typeface.css'
import './style/tokens.css'
import './style/base.css'
import { App } from './ui/app/app.tsx'
import { type AppContext, AppProvider } from './ui/common/app-context.ts'

const guest = parseGuestRoute(location)
/** A guest keeps nothing, and finds nothing. */
const storage = (open: () => Storage) => (guest ? undefined : storageIn(open))

const { settings, motion } = createSurroundings(storage(() => localStorage))

// `getaway clip` opens a page that has nobody before it.
if (location.pathname === '/film')
  void import('./clips/command/film-by-command.ts').then(({ filmByCommand }) => filmByCommand())

const facts = createFacts()
publishFacts(facts)
// What keeps the pages comes after them.
if (!guest) void import('./offline/register-worker.ts').then(({ registerWorker }) => registerWorker(facts))

// Before anything else looks at the address, or shows it.
const tables = createOwnTables({
  kept: storage(() => localStorage),
  tab: storage(() => sessionStorage),
  now: Date.now,
})
const desks = createDeskInbox()
const moves = createMoveInbox()
const router = createRouter(() => {
  const clean = (address: string) => history.replaceState(null, '', address)
  tables.take(location, clean)
  desks.take(location, clean)
  moves.take(location, clean)
})
const player = createOwnPlayer({ kept: storage(() => localStorage), random: Math.random })
addEventListener('storage', () => {
  tables.reread()
  player.reread()
})

const keys = createKeys()
listenToKeys(keys)

const app: AppContext = {
  client: createClient({ url: location.origin }),
  router,
  settings,
  language: settings.language,
  motion,
  facts,
  files: createFileOpener(openLogFileWorker),
  keys,
  tables,
  player,
  moveLink: moves.link,
  deskSecret: desks.brought,
  cosmetics: cosmeticsOf(location.search),
  heading: signal(undefined),
  subject: signal(undefined),
  isSaved: false,
}

const host = document.querySelector('#app')
if (!host) throw new Error('the page has no place for the app')
const show = (page: VNode) => render(<AppProvider value={app}>{page}</AppProvider>, host)
if (guest) void import('./ui/app/guest.tsx').then(({ Guest }) => show(<Guest route={guest} />))
else show(<App />)
