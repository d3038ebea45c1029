import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { classNames } from '../../common/class-names.ts'
import controlStyles from '../../common/controls.module.css'
import { PageIcon } from '../../common/icons.tsx'
import { useDismissal } from '../../common/use-dismissal.ts'
import styles from './audit.module.css'

/** Several files to choose from, behind one button. */
export function SaveMenu({
  label,
  children,
}: {
  readonly label: string
  readonly children: ComponentChildren
}) {
  const [isOpen, setOpen] = useState(false)
  const whole = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useDismissal(isOpen, () => setOpen(false), whole, opener)
  return (
    <div class={styles.menu} ref={whole}>
      <button
        ref={opener}
        type="button"
        class={classNames(controlStyles.button, controlStyles.second)}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <PageIcon name="save" />
        {label}
      </button>
      {isOpen && <fieldset aria-label={label}>{children}</fieldset>}
    </div>
  )
}
