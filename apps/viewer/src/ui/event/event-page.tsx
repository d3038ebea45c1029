import { useEffect, useMemo } from 'preact/hooks'
import { isUnreachable } from '../../offline/is-unreachable.ts'
import { createPublicEventSession } from '../../organising/public-tournament.ts'
import { useApp } from '../common/app-context.ts'
import controlStyles from '../common/controls.module.css'
import { Loading } from '../common/loading.tsx'
import { Notice } from '../common/notice.tsx'
import { useProblemText } from '../common/use-problem-text.ts'
import { useAwayText, WithoutService } from '../common/without-service.tsx'
import { MatchIndex } from '../lobby/match-index.tsx'
import styles from './event.module.css'
import { Tournament } from './tournament.tsx'
import { useEventWords } from './use-event-words.ts'

/** A tournament as everybody is told of it; or the matches that carry the name of an event. */
export function EventPage({ event: id }: { readonly event: string }) {
  const { client, subject } = useApp()
  const say = useEventWords()
  const session = useMemo(() => createPublicEventSession(client, id), [client, id])
  useEffect(() => session.dispose, [session])
  const event = session.event.value
  const failure = session.failure.value
  const name =
    event?.kind === 'tournament' ? event.tournament.name : event?.kind === 'matches' ? id : undefined
  useEffect(() => {
    subject.value = name
    return () => {
      subject.value = undefined
    }
  }, [name])
  if (!event) return <NotThere failure={failure} onAgain={() => void session.refresh()} />
  if (event.kind === 'unknown')
    return (
      <Notice title={say('event.unknown')} text={say('event.unknown.more')}>
        <a class={controlStyles.button} href="/">
          {say('event.home')}
        </a>
      </Notice>
    )
  return (
    <article class={styles.event}>
      {failure !== undefined && (
        <p class={controlStyles.warning} role="status">
          {say('event.away')}
        </p>
      )}
      {event.kind === 'tournament' ? (
        <Tournament tournament={event.tournament} />
      ) : (
        <>
          <h1>{id}</h1>
          <MatchIndex matches={event.matches} isByDay />
        </>
      )}
    </article>
  )
}

function NotThere({ failure, onAgain }: { readonly failure: unknown; readonly onAgain: () => void }) {
  const say = useEventWords()
  const problemText = useProblemText()
  const awayText = useAwayText()
  if (failure === undefined) return <Loading text={say('event.opening')} />
  return (
    <Notice title={problemText(failure)} text={isUnreachable(failure) ? awayText : ''}>
      <button type="button" class={controlStyles.button} onClick={onAgain}>
        {say('event.again')}
      </button>
      {isUnreachable(failure) && <WithoutService />}
    </Notice>
  )
}
