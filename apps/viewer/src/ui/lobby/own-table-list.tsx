import type { MatchSummary } from '@getaway/client'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { createRunningTables, type RunningTables } from '../../coming/running-tables.ts'
import { formatRoute } from '../../routes.ts'
import { useApp } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import { inSeatColour } from '../common/in-colour.ts'
import playerStyles from '../common/players.module.css'
import { useFrontWords } from '../common/use-front-words.ts'
import { useProblemText } from '../common/use-problem-text.ts'
import styles from './table-list.module.css'

const EVERY_MS = 5000

/** The tables at which this browser has a seat, as they stand while the page is open. */
export function useRunningTables(): RunningTables {
  const { client, tables } = useApp()
  const own = useMemo(() => createRunningTables(client, tables), [client, tables])
  useEffect(() => {
    void own.refresh()
    const timer = setInterval(() => void own.refresh(), EVERY_MS)
    return () => clearInterval(timer)
  }, [own])
  return own
}

/** Tables to go on at or to give up; nothing while there are none. */
export function OwnTableList({ own }: { readonly own: RunningTables }) {
  const say = useFrontWords()
  const problemText = useProblemText()
  const [problem, setProblem] = useState<string>()
  const running = own.running.value ?? []
  if (running.length === 0) return null
  const giveUp = (match: string) => {
    setProblem(undefined)
    own.giveUp(match).catch((error: unknown) => setProblem(problemText(error)))
  }
  return (
    <section aria-labelledby="own-title">
      <h2 id="own-title">{say('own.title')}</h2>
      <ul class={styles.tables}>
        {running.map((match) => (
          <OwnTableCard key={match.id} match={match} onGiveUp={() => giveUp(match.id)} />
        ))}
      </ul>
      {problem !== undefined && (
        <p class={controlStyles.warning} role="alert">
          {say('own.give-up.failed', { why: problem })}
        </p>
      )}
    </section>
  )
}

interface CardProps {
  readonly match: MatchSummary
  readonly onGiveUp: () => void
}

function OwnTableCard({ match, onGiveUp }: CardProps) {
  const say = useFrontWords()
  const [isAsked, setAsked] = useState(false)
  const names = match.players.map(({ name }) => name ?? say('waiting.free'))
  const players = names.join(', ')
  return (
    <li class={styles.own}>
      <a href={formatRoute({ page: 'play', match: match.id })} aria-label={say('own.go-on', { players })}>
        <span class={styles.names}>
          {match.players.map(({ name }, seat) => (
            <span
              key={`seat ${seat}`}
              class={classNames(playerStyles.player, name === null && playerStyles.free)}
              style={inSeatColour(seat)}
            >
              <span class={playerStyles.name}>{names[seat]}</span>
            </span>
          ))}
        </span>
        <span class={controlStyles.badge}>
          {say(match.status === 'waiting' ? 'own.waiting' : 'list.live')}
        </span>
      </a>
      <button
        type="button"
        class={classNames(controlStyles.button, controlStyles.second, isAsked && styles.sure)}
        aria-label={isAsked ? undefined : say('own.give-up.of', { players })}
        onClick={() => (isAsked ? onGiveUp() : setAsked(true))}
        onBlur={() => setAsked(false)}
      >
        {say(isAsked ? 'own.give-up.sure' : 'own.give-up')}
      </button>
    </li>
  )
}
