import { useRef, useState } from 'preact/hooks'
import { useWords } from '../common/app-context.ts'
import controlStyles from '../common/controls.module.css'
import { PageIcon } from '../common/icons.tsx'
import { lazily } from '../common/lazily.tsx'
import { useDismissal } from '../common/use-dismissal.ts'
import styles from './settings-menu.module.css'

const SettingsSheet = lazily(async () => (await import('./settings-sheet.tsx')).SettingsSheet)

/** The way to what holds on every page. */
export function SettingsMenu() {
  const say = useWords()
  const [isOpen, setOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useDismissal(isOpen, () => setOpen(false), menu, button)
  return (
    <div class={styles.settings} ref={menu}>
      <button
        type="button"
        class={controlStyles.plain}
        ref={button}
        aria-expanded={isOpen}
        aria-controls="settings"
        aria-label={say('settings.open')}
        onClick={() => setOpen(!isOpen)}
      >
        <PageIcon name="settings" />
      </button>
      {isOpen && (
        <div class={styles.sheet} id="settings">
          <SettingsSheet />
        </div>
      )}
    </div>
  )
}
