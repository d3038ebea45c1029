import { useMemo } from 'preact/hooks'
import { openHelpCard } from '../../rules/help-card-state.ts'
import type { LogSource } from '../../saving/page-of-match.ts'
import type { ViewingCourse } from '../../viewing/course.ts'
import { useApp, useWords } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import { PageIcon } from '../common/icons.tsx'
import { Switch } from '../common/switch.tsx'
import { useSides } from '../common/use-sides.ts'
import { Key } from '../keys/key.tsx'
import { CopyEmbed } from './copy-embed.tsx'
import { CopyLink } from './copy-link.tsx'
import { SaveMatch } from './save-match.tsx'
import transportStyles from './transport.module.css'
import styles from './transport-menu.module.css'

export interface TransportChoicesProps {
  readonly course: ViewingCourse
  readonly linkHere: (() => string) | undefined
  /** Where the log is, to save the match; undefined where nothing is to be saved. */
  readonly log?: LogSource | undefined
  readonly onFullScreen: () => void
  readonly onHelp: () => void
  /** Undefined: somebody plays here, who has no time for it. */
  readonly onPhoto?: (() => void) | undefined
  /** The menu is to close. */
  readonly onDone: () => void
}

/** What the open menu offers. */
export function TransportChoices(props: TransportChoicesProps) {
  const { course, linkHere, log, onFullScreen, onHelp, onPhoto, onDone } = props
  const say = useWords()
  const { settings } = useApp()
  const close = (act: () => void) => () => {
    onDone()
    act()
  }
  return (
    <fieldset class={styles.choices} aria-label={say('menu.title')}>
      <Switch
        isOn={settings.isSpoilerFree.value}
        onSwitch={(isOn) => {
          settings.isSpoilerFree.value = isOn
        }}
        name={say('menu.spoilers')}
        hint={say('menu.spoilers.hint')}
      />
      <Switch
        isOn={settings.skipsPauses.value}
        onSwitch={(isOn) => {
          settings.skipsPauses.value = isOn
        }}
        name={say('menu.pauses')}
        hint={say('menu.pauses.hint')}
      />
      <Sides course={course} />
      <div class={styles.rows}>
        <span class={transportStyles.narrow}>{linkHere && <CopyLink linkHere={linkHere} isLong />}</span>
        {linkHere && <CopyEmbed linkHere={linkHere} />}
        {log && <SaveMatch log={log} />}
        <button
          type="button"
          class={classNames(styles.row, transportStyles.narrow)}
          onClick={close(onFullScreen)}
        >
          <PageIcon name="full" />
          {say('control.full')}
        </button>
        {onPhoto && (
          <button type="button" class={styles.row} onClick={close(onPhoto)}>
            <PageIcon name="photo" />
            {say('control.photo')}
            <Key of="photo" />
          </button>
        )}
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
  )
}

function Sides({ course: { viewing } }: Pick<TransportChoicesProps, 'course'>) {
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
