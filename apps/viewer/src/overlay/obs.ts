import { type ReadonlySignal, signal } from '@preact/signals'

/** What OBS gives to the page of a browser source (`window.obsstudio`). */
export interface ObsStudio {
  readonly pluginVersion?: string
  getControlLevel?(answer: (level: number) => void): void
  getStatus?(answer: (status: { readonly replaybuffer?: boolean }) => void): void
  saveReplayBuffer?(): void
}

declare global {
  interface Window {
    readonly obsstudio?: ObsStudio
  }
}

/** The program that shows the page, as far as it says so. */
export interface Obs {
  /** Somebody sees the page: its scene is in the programme, or in a preview. */
  readonly isSeen: ReadonlySignal<boolean>
  /** Its scene is in the programme. */
  readonly isOnAir: ReadonlySignal<boolean>
  readonly studio: ObsStudio | undefined
  dispose(): void
}

type ObsWindow = Pick<Window, 'obsstudio' | 'addEventListener' | 'removeEventListener'>

/** Hears whether the scene of this source is shown; in any other browser it always is. */
export function hearObs(page: ObsWindow): Obs {
  const isVisible = signal(true)
  const isActive = signal(true)
  const onVisible = (event: Event) => take(isVisible, event, 'visible')
  const onActive = (event: Event) => take(isActive, event, 'active')
  page.addEventListener('obsSourceVisibleChanged', onVisible)
  page.addEventListener('obsSourceActiveChanged', onActive)
  return {
    isSeen: isVisible,
    isOnAir: isActive,
    studio: page.obsstudio,
    dispose() {
      page.removeEventListener('obsSourceVisibleChanged', onVisible)
      page.removeEventListener('obsSourceActiveChanged', onActive)
    },
  }
}

function take(into: { value: boolean }, event: Event, name: 'visible' | 'active'): void {
  const said: unknown = event instanceof CustomEvent ? event.detail?.[name] : undefined
  if (typeof said === 'boolean') into.value = said
}
