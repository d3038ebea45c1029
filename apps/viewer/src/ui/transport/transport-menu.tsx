import { useRef, useState } from 'preact/hooks'
import { ALL_SEEING } from '../../viewing/viewing.ts'
import { useApp, useWords } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import { PageIcon } from '../common/icons.tsx'
import { lazily } from '../common/lazily.tsx'
import { useDismissal } from '../common/use-dismissal.ts'
import transportStyles from './transport.module.css'
import type { TransportChoicesProps } from './transport-choices.tsx'
import styles from './transport-menu.module.css'

const TransportChoices = lazily(async () => (await import('./transport-choices.tsx')).TransportChoices)

/** What one chooses rarely: how much one wants to know, and through whose eyes. */
export function TransportMenu(props: Omit<TransportChoicesProps, 'onDone'>) {
  const { course } = props
  const say = useWords()
  const { settings } = useApp()
  const [isOpen, setOpen] = useState(false)
  const whole = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)

  useDismissal(isOpen, () => setOpen(false), whole, opener)
  // One sees that something is hidden or passed over.
  const isOther =
    settings.isSpoilerFree.value ||
    settings.skipsPauses.value ||
    course.viewing.look.value.side !== ALL_SEEING
  return (
    <div class={styles.menu} ref={whole}>
      <button
        type="button"
        class={isOther ? classNames(transportStyles.round, transportStyles.other) : transportStyles.round}
        ref={opener}
        aria-label={say('menu.title')}
        title={say('menu.title')}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <PageIcon name="watching" />
      </button>
      {isOpen && <TransportChoices {...props} onDone={() => setOpen(false)} />}
    </div>
  )
}
