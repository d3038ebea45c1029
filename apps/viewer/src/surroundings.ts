import { effect, type ReadonlySignal, signal } from '@preact/signals'
import { createSettings, type Settings } from './settings.ts'
import type { Motion } from './table/table-plan.ts'

/** What a page takes from the browser it is in, and what it tells it. */
export interface Surroundings {
  readonly settings: Settings
  readonly motion: ReadonlySignal<Motion>
}

/** For as long as the document is there; settings are kept in `kept`, if there is one. */
export function createSurroundings(kept: Storage | undefined): Surroundings {
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  const motionOf = (): Motion => (calm.matches ? 'reduced' : 'full')
  const motion = signal(motionOf())
  calm.addEventListener('change', () => {
    motion.value = motionOf()
  })

  const settings = createSettings(navigator.languages, kept)
  const daylight = matchMedia('(prefers-color-scheme: light)')
  const isDay = signal(daylight.matches)
  daylight.addEventListener('change', () => {
    isDay.value = daylight.matches
  })
  effect(() => {
    const { documentElement: page } = document
    page.lang = settings.language.value
    const theme = settings.theme.value
    page.dataset.theme = theme === 'system' ? (isDay.value ? 'light' : 'dark') : theme
    // The browser's own frame, whose colour the page was sent with for what the system wishes.
    const ground = getComputedStyle(document.body).backgroundColor
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
      meta.content = ground
  })
  return { settings, motion }
}

/** Some browsers throw on mere access. */
export function storageIn(open: () => Storage): Storage | undefined {
  try {
    return open()
  } catch {
    return undefined
  }
}
