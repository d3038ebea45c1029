import { computed, signal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import type { OverlayOptions } from '../../overlay/options.ts'
import { createSettings } from '../../settings.ts'
import { type AppContext, useApp } from '../common/app-context.ts'

/** The app as an overlay has it: as its address wants it, whatever this browser’s person has chosen for themselves. */
export function useOverlayApp(options: OverlayOptions): AppContext {
  const app = useApp()
  const { ground, mood, picture } = options
  const wanted = useMemo(() => signal(options.language), [])
  const settings = useMemo(() => createSettings([], undefined), [])
  const { quality, seed } = app.cosmetics
  useEffect(() => {
    wanted.value = options.language
    settings.picture.value = picture
  }, [options.language, picture])
  settings.picture.value = picture
  return useMemo(
    () => ({
      ...app,
      settings,
      language: computed(() => wanted.value ?? app.language.value),
      cosmetics: { quality, seed, ground, mood },
    }),
    [app, ground, mood],
  )
}
