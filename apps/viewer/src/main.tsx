import { createClient } from '@getaway/client'
import { effect, signal } from '@preact/signals'
import { render } from 'preact'
import { createFacts, publishFacts } from './facts.ts'
import type { Motion } from './games/game-table.ts'
import { languageOf } from './language/language.ts'
import { createRouter } from './router.ts'
import './style/page.css'
import './style/stage.css'
import './style/lobby.css'
import './style/status.css'
import './style/transport.css'
import { App } from './ui/app.tsx'
import { type Desk, DeskContext } from './ui/desk.ts'

const calm = matchMedia('(prefers-reduced-motion: reduce)')
const motionOf = (): Motion => (calm.matches ? 'reduced' : 'full')
const motion = signal(motionOf())
calm.addEventListener('change', () => {
  motion.value = motionOf()
})

const language = signal(languageOf(navigator.languages))
effect(() => {
  document.documentElement.lang = language.value
})

const facts = createFacts()
publishFacts(facts)

const desk: Desk = {
  client: createClient({ url: location.origin }),
  router: createRouter(),
  language,
  motion,
  facts,
  heading: signal(undefined),
}

const host = document.querySelector('#app')
if (!host) throw new Error('the page has no place for the app')
render(
  <DeskContext.Provider value={desk}>
    <App />
  </DeskContext.Provider>,
  host,
)
