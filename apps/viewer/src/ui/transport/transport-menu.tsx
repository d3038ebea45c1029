import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { openHelpCard } from '../../rules/help-card-state.ts'
import type { ViewingCourse } from '../../viewing/course.ts'
import { ALL_SEEING } from '../../viewing/viewing.ts'
import { useApp, useWords } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import { PageIcon } from '../common/icons.tsx'
import { Switch } from '../common/switch.tsx'
import { useSides } from '../common/use-sides.ts'
import { Key } from '../keys/key.tsx'
import { CopyLink } from './copy-link.tsx'
import transportStyles from './transport.module.css'
import styles from './transport-menu.module.css'

interface Props {
  readonly course: ViewingCourse
  readonly linkHere: (() => string) | undefined
  readonly onFullScreen: () => void
  readonly onHelp: () => void
}

/** What one chooses rarely: how much one wants to know, and through whose eyes. */
export function TransportMenu({ course, linkHere, onFullScreen, onHelp }: Props) {
  const say = useWords()
  const { settings } = useApp()
  const [isOpen, setOpen] = useState(false)
  const whole = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && !whole.current?.contains(target)) setOpen(false)
    }
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      opener.current?.focus()
    }
    addEventListener('pointerdown', press)
    addEventListener('keydown', leave)
    return () => {
      removeEventListener('pointerdown', press)
      removeEventListener('keydown', leave)
    }
  }, [isOpen])
  const close = (act: () => void) => () => {
    setOpen(false)
    act()
  }

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
      {isOpen && (
        <fieldset class={styles.choices} aria-label={say('menu.title')}>
          <Switch of={settings.isSpoilerFree} name={say('menu.spoilers')} hint={say('menu.spoilers.hint')} />
          <Switch of={settings.skipsPauses} name={say('menu.pauses')} hint={say('menu.pauses.hint')} />
          <Sides course={course} />
          <div class={styles.rows}>
            <span class={transportStyles.narrow}>{linkHere && <CopyLink linkHere={linkHere} isLong />}</span>
            <button
              type="button"
              class={classNames(styles.row, transportStyles.narrow)}
              onClick={close(onFullScreen)}
            >
              <PageIcon name="full" />
              {say('control.full')}
            </button>
            <button type="button" class={styles.row} onClick={close(openHelpCard)}>
              <PageIcon name="card" />
              {say('help.title')}
              <Key of="card" />
            </button>
            <button type="button" class={styles.row} onClick={close(onHelp)}>
              <PageIcon name="keyboard" />
              {say('keys.title')}
              <Key of="help" />
            </button>
          </div>
        </fieldset>
      )}
    </div>
  )
}

function Sides({ course: { viewing } }: Pick<Props, 'course'>) {
  const say = useWords()
  const sides = useSides(viewing)
  const group = useMemo(() => `side-${Math.random().toString(36).slice(2)}`, [])
  if (sides.length < 2) return null
  return (
    <div class={styles.sides} role="radiogroup" aria-label={say('menu.side')}>
      <p>{say('menu.side')}</p>
      {sides.map(({ id, label }) => (
        <label key={id}>
          <input
            type="radio"
            name={group}
            checked={viewing.look.value.side === id}
            onChange={() => viewing.lookAs({ side: id })}
          />
          {label}
        </label>
      ))}
    </div>
  )
}
