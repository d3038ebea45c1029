import { createClient } from '@getaway/client'
import { signal } from '@preact/signals'
import { render } from 'preact'
import { createFacts, publishFacts } from '../facts.ts'
import { createFileOpener } from '../feed/file/file-opener.ts'
import { createKeys } from '../input/keys/keys.ts'
import { listenToKeys } from '../input/keys/listen-to-keys.ts'
import { createOwnTables } from '../own-tables/own-tables.ts'
import { createOwnPlayer } from '../player/own-player.ts'
import type { Router } from '../router.ts'
import { cosmeticsOf } from '../stage/cosmetics.ts'
import { createSurroundings, storageIn } from '../surroundings.ts'
import '../style/typeface.css'
import '../style/tokens.css'
import '../style/base.css'
import { type AppContext, AppProvider } from '../ui/common/app-context.ts'
import { logInPage } from './log-in-page.ts'
import { openReaderInPage } from './read-in-page.ts'
import { SavedApp } from './saved-app.tsx'

// There is one page, and its address is that of a file.
const router: Router = { route: signal({ page: 'file' }), go() {}, note() {} }
const { settings, motion } = createSurroundings(storageIn(() => localStorage))
const facts = createFacts()
publishFacts(facts)
const keys = createKeys()
listenToKeys(keys)
const files = createFileOpener(openReaderInPage)

const app: AppContext = {
  // Nobody is asked: the page forbids it, too.
  client: createClient({
    url: 'http://nowhere.invalid',
    fetch: () => Promise.reject(new TypeError('a saved match asks no service')),
  }),
  router,
  settings,
  language: settings.language,
  motion,
  facts,
  files,
  keys,
  // It is no player's page, and keeps nothing of theirs.
  tables: createOwnTables({ kept: undefined, tab: undefined, now: Date.now }),
  player: createOwnPlayer({ kept: undefined, random: Math.random }),
  moveLink: signal(undefined),
  deskSecret: signal(undefined),
  cosmetics: cosmeticsOf(location.search),
  heading: signal(undefined),
  subject: signal(undefined),
  isSaved: true,
}

files.open(logInPage(document))
const host = document.querySelector('#app')
if (!host) throw new Error('the page has no place for the app')
render(
  <AppProvider value={app}>
    <SavedApp />
  </AppProvider>,
  host,
)
