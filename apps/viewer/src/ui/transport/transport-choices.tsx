import { useMemo } from 'preact/hooks'
import { sayLed } from '../../language/led-words.ts'
import { sayMenu } from '../../language/menu-words.ts'
import { formatRoute, type PageRoute } from '../../routes.ts'
import { openHelpCard } from '../../rules/help-card-state.ts'
import type { LogSource } from '../../saving/page-of-match.ts'
import type { ViewingCourse } from '../../viewing/course.ts'
import { useApp, useWords } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import { PageIcon } from '../common/icons.tsx'
import { Switch } from '../common/switch.tsx'
import { useSides } from '../common/use-sides.ts'
import { Key } from '../keys/key.tsx'
import { CopyLink } from './copy-link.tsx'
import { SaveMatch } from './save-match.tsx'
import transportStyles from './transport.module.css'
import styles from './transport-menu.module.css'

export interface TransportChoicesProps {
  readonly course: ViewingCourse
  readonly linkHere: (() => string) | undefined
  /** Where the log is, to save the match; undefined where nothing is to be saved. */
  readonly log?: LogSource | undefined
  readonly onShare: (() => void) | undefined
  readonly onFullScreen: () => void
  readonly onHelp: () => void
  /** Undefined: somebody plays here, who has no time for it. */
  readonly onPhoto?: (() => void) | undefined
  /** Leads others through the match; undefined: not this one, or not now. */
  readonly onLead?: (() => void) | undefined
  /** The menu is to close. */
  readonly onDone: () => void
}

/** What the open menu offers. */
export function TransportChoices(props: TransportChoicesProps) {
  const { course, linkHere, log, onShare, onFullScreen, onHelp, onPhoto, onLead, onDone } = props
  const say = useWords()
  const { settings, language } = useApp()
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
        name={sayMenu(language.value, 'spoilers')}
        hint={sayMenu(language.value, 'spoilers.hint')}
      />
      <Switch
        isOn={settings.skipsPauses.value}
        onSwitch={(isOn) => {
          settings.skipsPauses.value = isOn
        }}
        name={sayMenu(language.value, 'pauses')}
        hint={sayMenu(language.value, 'pauses.hint')}
      />
      <Sides course={course} />
      <div class={styles.rows}>
        {log && (
          <a class={styles.row} href={formatRoute(auditOf(log))}>
            <PageIcon name="done" />
            {sayMenu(language.value, 'audit')}
          </a>
        )}
        {log && <SaveMatch log={log} />}
        {linkHere && !onShare && <CopyLink linkHere={linkHere} />}
        {onShare && (
          <button
            type="button"
            class={classNames(styles.row, transportStyles.narrow)}
            onClick={close(onShare)}
          >
            <PageIcon name="share" />
            {say('control.share')}
          </button>
        )}
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
            {sayMenu(language.value, 'photo')}
            <Key of="photo" />
          </button>
        )}
        {onLead && (
          <button type="button" class={styles.row} onClick={close(onLead)}>
            <PageIcon name="person" />
            {sayLed(language.value, 'lead')}
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

/** Where the log of this match is audited. */
function auditOf(log: LogSource): Extract<PageRoute, { page: 'audit' }> {
  if (log.from === 'file') return { page: 'audit', isFile: true }
  const { match, from } = log
  return from === 'imports' ? { page: 'audit', match, isImported: true } : { page: 'audit', match }
}

function Sides({ course: { viewing } }: Pick<TransportChoicesProps, 'course'>) {
  const { language } = useApp()
  const sides = useSides(viewing)
  const group = useMemo(() => `side-${Math.random().toString(36).slice(2)}`, [])
  if (sides.length < 2) return null
  return (
    <div class={styles.sides} role="radiogroup" aria-label={sayMenu(language.value, 'side')}>
      <p>{sayMenu(language.value, 'side')}</p>
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
