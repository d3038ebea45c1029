import { useEffect, useMemo } from 'preact/hooks'
import { sayOfOverlay } from '../../language/overlay-words.ts'
import { parseOverlay } from '../../overlay/parse-overlay.ts'
import { useApp } from '../common/app-context.ts'
import { tellFault } from './address-faults.tsx'
import { Overlay } from './overlay.tsx'

/** What a streaming program shows over its scene. What its address gets wrong stands in the console, never on air. */
export function OverlayPage({ route }: { readonly route: { readonly target: string } }) {
  const { language } = useApp()
  const { options, faults } = useMemo(() => parseOverlay(location), [])
  useEffect(() => {
    const said = options.language ?? language.peek()
    for (const fault of faults) {
      // biome-ignore lint/suspicious/noConsole: nothing but the scene may be on air, and OBS writes this into its log.
      console.warn(tellFault(fault, (key, values) => sayOfOverlay(said, key, values)))
    }
  }, [])
  return <Overlay target={route.target} options={options} isOnAir />
}
