import { ServiceError } from '@getaway/client'
import type { TournamentDesk } from '@getaway/client/protocol'
import { useEffect, useMemo } from 'preact/hooks'
import { createDeskSession, type DeskSession, isRefusal } from '../../organising/desk-session.ts'
import { type DeskPart, formatRoute } from '../../routes.ts'
import { useApp } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import { Loading } from '../common/loading.tsx'
import { Notice } from '../common/notice.tsx'
import { TryAgain } from '../common/try-again.tsx'
import { useProblemText } from '../common/use-problem-text.ts'
import { useAwayText } from '../common/without-service.tsx'
import { useOwnDesks } from '../event/use-own-desks.ts'
import { DeskBoard } from './board/board.tsx'
import styles from './desk.module.css'
import { DeskContext } from './desk-context.ts'
import { DeskHead } from './desk-head.tsx'
import { JoinStaff } from './entry/join-staff.tsx'
import { NoToken } from './entry/no-token.tsx'
import { ClosePart } from './parts/close-part.tsx'
import { LogPart } from './parts/log-part.tsx'
import { PlayersPart } from './parts/players-part.tsx'
import { RulingsPart } from './parts/rulings-part.tsx'
import { SettingsPart } from './parts/settings-part.tsx'
import { StandingsPart } from './parts/standings-part.tsx'
import { useOrganiseWords } from './use-organise-words.ts'

interface Props {
  readonly event: string
  readonly part: DeskPart | undefined
}

/** The desk of a tournament, for those who hold a token of its staff. */
export function DeskPage({ event, part }: Props) {
  const desks = useOwnDesks()
  const token = desks.tokenOf(event)
  const invitation = desks.invitationOf(event)
  if (token !== undefined) return <OpenDesk key={token} event={event} token={token} part={part} />
  if (invitation !== undefined) return <JoinStaff event={event} invitation={invitation} />
  return <NoToken event={event} />
}

function OpenDesk({ event, token, part }: Props & { readonly token: string }) {
  const { subject } = useApp()
  const desks = useOwnDesks()
  const session = useMemo(() => createDeskSession({ event, token, url: location.origin }), [event, token])
  useEffect(() => session.dispose, [session])
  const desk = session.desk.value
  const failure = session.failure.value
  const name = desk?.tournament.name
  useEffect(() => {
    if (name === undefined) return
    desks.note(event, name)
    subject.value = name
    return () => {
      subject.value = undefined
    }
  }, [event, name])
  if (isRefusal(failure)) return <Refused event={event} error={failure} />
  if (desk) return <Shown session={session} desk={desk} part={part} failure={failure} />
  return <NotThere session={session} failure={failure} />
}

interface ShownProps {
  readonly session: DeskSession
  readonly desk: TournamentDesk
  readonly part: DeskPart | undefined
  readonly failure: unknown
}

function Shown({ session, desk, part, failure }: ShownProps) {
  const say = useOrganiseWords()
  const isOrganiser = desk.staff.some(({ person, role }) => person === desk.person && role === 'organiser')
  const mayAct = isOrganiser && desk.tournament.status === 'open'
  const view = useMemo(() => ({ session, desk, mayAct, isOrganiser }), [session, desk, mayAct, isOrganiser])
  return (
    <DeskContext.Provider value={view}>
      <article class={styles.desk}>
        <DeskHead part={part} />
        {failure !== undefined && (
          <p class={classNames(controlStyles.warning, styles.away)} role="status">
            {say('desk.away')}
          </p>
        )}
        <Part part={part} />
      </article>
    </DeskContext.Provider>
  )
}

function Part({ part }: Pick<ShownProps, 'part'>) {
  switch (part) {
    case undefined:
      return <DeskBoard />
    case 'players':
      return <PlayersPart />
    case 'standings':
      return <StandingsPart />
    case 'rulings':
      return <RulingsPart />
    case 'log':
      return <LogPart />
    case 'settings':
      return <SettingsPart />
    case 'close':
      return <ClosePart />
  }
}

function NotThere({ session, failure }: Pick<ShownProps, 'session' | 'failure'>) {
  const say = useOrganiseWords()
  const problemText = useProblemText()
  const awayText = useAwayText()
  if (failure === undefined) return <Loading text={say('desk.opening')} />
  return (
    <Notice title={problemText(failure)} text={awayText}>
      <button type="button" class={controlStyles.button} onClick={() => void session.refresh()}>
        {say('desk.again')}
      </button>
    </Notice>
  )
}

/** The token opens nothing here, or there is nothing to open. */
function Refused({ event, error }: { readonly event: string; readonly error: unknown }) {
  const desks = useOwnDesks()
  const say = useOrganiseWords()
  const problemText = useProblemText()
  const code = error instanceof ServiceError ? error.code : ''
  const isToken = error instanceof ServiceError && error.status === 401
  if (code === 'no-tournament')
    return (
      <Notice title={say('desk.unknown')} text={say('desk.unknown.more')}>
        <a class={controlStyles.button} href={formatRoute({ page: 'organise' })}>
          {say('own.title')}
        </a>
      </Notice>
    )
  return (
    <Notice
      title={isToken ? say('desk.refused') : problemText(error)}
      text={isToken ? say('desk.refused.more') : ''}
    >
      {isToken ? (
        <button type="button" class={controlStyles.button} onClick={() => desks.forget(event)}>
          {say('desk.forget')}
        </button>
      ) : (
        <TryAgain />
      )}
      <a
        class={classNames(controlStyles.button, controlStyles.second)}
        href={formatRoute({ page: 'event', event })}
      >
        {say('desk.public')}
      </a>
    </Notice>
  )
}
