import type { Signal } from '@preact/signals'
import { sayOfSound } from '../../language/sound-words.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { useApp } from '../common/app-context.ts'
import { Outline } from '../common/icons.tsx'
import { useKeys } from '../keys/use-keys.ts'
import { useHearing } from './use-hearing.ts'

interface Props {
  readonly viewing: Viewing
  /** Instead of what is chosen for every table, where a page begins in silence. */
  readonly isMuted?: Signal<boolean>
}

const LOUD = 'M4 9.500v5h3.500l4.500 4v-13l-4.500 4zM15.500 9a4.200 4.200 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11'
const SILENT = 'M4 9.500v5h3.500l4.500 4v-13l-4.500 4zM16 9.500l5 5M21 9.500l-5 5'

/** The sound of a table, and the button that turns it off. */
export function Sounds({ viewing, isMuted }: Props) {
  const { settings, language } = useApp()
  const muted = isMuted ?? settings.isMuted
  useHearing(viewing, muted)
  const mute = () => {
    muted.value = !muted.peek()
  }
  useKeys({ mute })
  const label = sayOfSound(language.value, muted.value ? 'unmute' : 'mute')
  return (
    <button type="button" aria-label={label} title={`${label} (M)`} onClick={mute}>
      <Outline path={muted.value ? SILENT : LOUD} />
    </button>
  )
}
