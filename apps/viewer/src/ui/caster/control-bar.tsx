import type { MatchSummary } from '@getaway/client'
import type { Casting } from '../../shows/casting.ts'
import { useWords } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import { PageIcon } from '../common/icons.tsx'
import { Sheet } from '../common/sheet.tsx'
import { SettingsMenu } from '../settings/settings-menu.tsx'
import styles from './control-bar.module.css'
import { ShowLinks } from './links/show-links.tsx'
import { TokenForm } from './links/token-form.tsx'
import { MatchTransport } from './match-transport.tsx'
import { useCasterWords } from './use-caster-words.ts'
import type { Controls } from './use-controls.ts'

interface Props {
  readonly match: MatchSummary
  readonly token: string | undefined
  readonly casting: Casting
  readonly controls: Controls
  readonly onToken: (token: string) => void
  readonly help: () => void
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
}

/** How the show stands, and the ways out of the page. */
export function ControlBar({ match, token, casting, controls, onToken, help, isOpen, onOpen }: Props) {
  const say = useCasterWords()
  const sayOfPage = useWords()
  const show = casting.show.value
  return (
    <header class={styles.bar}>
      <a class={controlStyles.plain} href="/" aria-label={say('home')} title={say('home')}>
        <PageIcon name="leave" />
      </a>
      <h1>
        {sayOfPage('page.caster')} <span>{match.players.map(({ name }) => name ?? '–').join(', ')}</span>
      </h1>
      {match.status === 'over' && <MatchTransport viewing={controls.viewing} />}
      <Standing casting={casting} controls={controls} />
      <button
        type="button"
        class={classNames(controlStyles.button, controlStyles.second)}
        disabled={!show}
        onClick={() => onOpen(true)}
      >
        <PageIcon name="link" />
        {say('links')}
      </button>
      <button
        type="button"
        class={controlStyles.plain}
        aria-label={say('help')}
        title={say('help')}
        onClick={help}
      >
        <PageIcon name="keyboard" />
      </button>
      <SettingsMenu />
      {isOpen && show && (
        <Sheet title={say('links')} onClose={() => onOpen(false)}>
          <ShowLinks show={show} match={match.id} />
          <TokenForm match={match} token={token} onToken={onToken} />
        </Sheet>
      )}
    </header>
  )
}

/** What a caster has to know of the show, if anything. */
function Standing({ casting, controls }: Pick<Props, 'casting' | 'controls'>) {
  const say = useCasterWords()
  const [status, problem, onAir] = [casting.status.value, casting.problem.value, casting.match.value]
  const own = controls.match.id
  if (problem) {
    return (
      <p class={classNames(styles.standing, styles.wrong)} role="alert">
        {problem}
      </p>
    )
  }
  if (status !== 'live') {
    return (
      <p class={styles.standing} role="status">
        {say(status === 'offline' ? 'offline' : 'connecting')}
      </p>
    )
  }
  if (onAir !== undefined && onAir !== own) {
    return (
      <p class={classNames(styles.standing, styles.wrong)} role="status">
        {say('elsewhere')}{' '}
        <button
          type="button"
          class={controlStyles.button}
          onClick={() => void casting.air({ type: 'next-match', match: own }, { match: onAir, at: 0 })}
        >
          {say('elsewhere.go')}
        </button>
      </p>
    )
  }
  return (
    <p class={styles.standing} role="status">
      {casting.losses.value > 0 ? say('lost') : ''}
    </p>
  )
}
