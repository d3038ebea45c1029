import { createClient } from '@getaway/client'
import { effect, signal } from '@preact/signals'
import { render } from 'preact'
import { createFacts, publishFacts } from './facts.ts'
import { createFileOpener, openLogFileWorker } from './feed/file/file-opener.ts'
import { createKeys } from './input/keys/keys.ts'
import { listenToKeys } from './input/keys/listen-to-keys.ts'
import { parseGuestRoute } from './overlay/guest-route.ts'
import { createOwnTables } from './own-tables/own-tables.ts'
import { createMoveInbox } from './player/move/move-link.ts'
import { createOwnPlayer } from './player/own-player.ts'
import { createRouter } from './router.ts'
import { createSettings } from './settings.ts'
import { cosmeticsOf } from './stage/cosmetics.ts'
import type { Motion } from './table/table-plan.ts'
import './style/typeface.css'
import './style/tokens.css'
import './style/base.css'
import { App } from './ui/app/app.tsx'
import { Guest } from './ui/app/guest.tsx'
import { type AppContext, AppProvider } from './ui/common/app-context.ts'

const guest = parseGuestRoute(location)

const calm = matchMedia('(prefers-reduced-motion: reduce)')
const motionOf = (): Motion => (calm.matches ? 'reduced' : 'full')
const motion = signal(motionOf())
calm.addEventListener('change', () => {
  motion.value = motionOf()
})

const settings = createSettings(
  navigator.languages,
  storage(() => localStorage),
)
const { language } = settings
const daylight = matchMedia('(prefers-color-scheme: light)')
const isDay = signal(daylight.matches)
daylight.addEventListener('change', () => {
  isDay.value = daylight.matches
})
effect(() => {
  const { documentElement: page } = document
  page.lang = language.value
  const theme = settings.theme.value
  page.dataset.theme = theme === 'system' ? (isDay.value ? 'light' : 'dark') : theme
  // The browser's own frame, whose colour the page was sent with for what the system wishes.
  const ground = getComputedStyle(document.body).backgroundColor
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = ground
})

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
const moves = createMoveInbox()
const router = createRouter(() => {
  const clean = (address: string) => history.replaceState(null, '', address)
  tables.take(location, clean)
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
  language,
  motion,
  facts,
  files: createFileOpener(openLogFileWorker),
  keys,
  tables,
  player,
  moveLink: moves.link,
  cosmetics: cosmeticsOf(location.search),
  heading: signal(undefined),
  subject: signal(undefined),
}

const host = document.querySelector('#app')
if (!host) throw new Error('the page has no place for the app')
render(<AppProvider value={app}>{guest ? <Guest route={guest} /> : <App />}</AppProvider>, host)

/** Some browsers throw on mere access; a guest keeps nothing, and finds nothing. */
function storage(open: () => Storage): Storage | undefined {
  if (guest) return undefined
  try {
    return open()
  } catch {
    return undefined
  }
}
