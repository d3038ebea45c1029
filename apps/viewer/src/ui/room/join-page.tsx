import { type MatchSummary, ServiceError } from '@getaway/client'
import { useEffect, useState } from 'preact/hooks'
import { guestName } from '../../coming/guest-name.ts'
import { sitDown } from '../../coming/sit-down.ts'
import type { SeatInvitation } from '../../own-tables/own-tables.ts'
import { useApp } from '../common/app-context.ts'
import controlStyles from '../common/controls.module.css'
import { inSeatColour } from '../common/in-colour.ts'
import { lazily } from '../common/lazily.tsx'
import { PageLoading } from '../common/page-loading.tsx'
import { useComing } from '../common/use-coming.ts'
import { useComingWords } from '../common/use-coming-words.ts'
import { useProblemText } from '../common/use-problem-text.ts'
import styles from './join-page.module.css'
import { useOfferedSeat } from './use-offered-seat.ts'

const ColourChoice = lazily(async () => (await import('./colour-choice.tsx')).ColourChoice)
const SeatGone = lazily(async () => (await import('./seat-gone.tsx')).SeatGone)

interface Props {
  readonly match: string
  readonly seat: number
  /** Undefined at an open table. */
  readonly invitation: SeatInvitation['invitation'] | undefined
}

const LONGEST_NAME = 40
/** Answers of a service at which this seat cannot be had any more. */
const GONE: ReadonlySet<string> = new Set([
  'no-such-invitation',
  'seat-taken',
  'not-open',
  'no-free-seat',
  'match-over',
])

/** Somebody has been invited, or comes to an open table. */
export function JoinPage(props: Props) {
  const { match, seat, invitation } = props
  const { tables } = useApp()
  const offered = useOfferedSeat(match, invitation)
  if (!offered) return <PageLoading />
  // A player whose answer was lost may have taken it themselves.
  const isOwn = offered.type === 'taken' && tables.askedWith(match, seat) !== undefined
  if (offered.type !== 'free' && !isOwn) return <SeatGone match={match} seat={seat} offered={offered} />
  return <JoinForm {...props} />
}

/** The guests say who they are, and sit down. */
function JoinForm({ match, seat, invitation }: Props) {
  const { client, player, language } = useApp()
  const { dependencies, name: usual } = useComing()
  const say = useComingWords()
  const problemText = useProblemText()
  const table = useTableOf(match)
  const [name, setName] = useState(player.profile.peek().name ?? '')
  const [state, setState] = useState<'idle' | 'joining' | { readonly why: string; readonly isGone: boolean }>(
    'idle',
  )
  const others = table?.players.flatMap(({ name: other }) => other ?? []) ?? []
  const known = player.profile.value.name ?? guestName(usual, seat, others)
  const sit = () => {
    if (state === 'joining') return
    setState('joining')
    if (name.trim() !== '') player.change({ name })
    const given = name.trim() || known
    const place = { match, seat, name: given }
    const sitAnywhere = async () => {
      const { sitAtOpenTable } = await import('../../coming/sit-at-open-table.ts')
      return sitAtOpenTable({ ...dependencies, client }, place)
    }
    const seated = invitation === undefined ? sitAnywhere() : sitDown(dependencies, { ...place, invitation })
    seated.catch((error: unknown) => {
      const isGone = error instanceof ServiceError && GONE.has(error.code)
      const why = isGone ? say('join.gone') : say('join.failed', { why: problemText(error) })
      setState({ why, isGone })
    })
  }
  const list = new Intl.ListFormat(language.value, { type: 'conjunction' })
  return (
    <form
      class={styles.join}
      onSubmit={(event) => {
        event.preventDefault()
        sit()
      }}
    >
      <h2>{say(invitation === undefined ? 'join.open' : 'join.title')}</h2>
      <p class={styles.place} style={inSeatColour(seat)}>
        {say('join.seat', { seat: seat + 1 })}
      </p>
      {others.length > 0 && <p>{say('join.others', { names: list.format(others) })}</p>}
      <label class={styles.name}>
        <span>{say('join.name')}</span>
        <input
          value={name}
          maxLength={LONGEST_NAME}
          placeholder={known}
          autocomplete="nickname"
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
      <div class={styles.colourPlace}>
        <ColourChoice />
      </div>
      <p class={controlStyles.quiet}>{say(player.canBeKept ? 'join.kept' : 'join.guest')}</p>
      {typeof state === 'object' && (
        <p class={controlStyles.warning} role="alert">
          {state.why}
        </p>
      )}
      {typeof state === 'object' && state.isGone ? (
        <a class={controlStyles.button} href={`/watch/${match}`}>
          {say('room.watch')}
        </a>
      ) : (
        <button type="submit" class={controlStyles.button} aria-disabled={state === 'joining'}>
          {say(state === 'joining' ? 'join.joining' : 'join.sit')}
        </button>
      )}
    </form>
  )
}

/** The table as everybody may see it; undefined while nobody may. */
function useTableOf(match: string): MatchSummary | undefined {
  const { client } = useApp()
  const [table, setTable] = useState<MatchSummary>()
  useEffect(() => {
    let isHere = true
    client.readMatch(match).then(
      (found) => isHere && setTable(found),
      // A match younger than its delay is shown to nobody, but its invitation is valid all the same.
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [client, match])
  return table
}
