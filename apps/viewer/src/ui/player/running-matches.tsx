import type { MatchSummary } from '@getaway/client'
import { ownSeatIn } from '../../player/record/results.ts'
import { formatRoute } from '../../routes.ts'
import { useApp } from '../common/app-context.ts'
import controlStyles from '../common/controls.module.css'
import styles from './me-page.module.css'
import { usePlayerWords } from './use-player-words.ts'

interface Props {
  readonly matches: readonly MatchSummary[]
  /** The player's key. */
  readonly of: string
}

/** Matches that wait for their player, who holds a seat there in this browser. */
export function RunningMatches({ matches, of }: Props) {
  const { tables } = useApp()
  const say = usePlayerWords()
  const running = matches.filter(({ id, status }) => status !== 'over' && tables.keyOf(id) !== undefined)
  if (running.length === 0) return null
  return (
    <section class={styles.list} aria-labelledby="own-running">
      <h2 id="own-running">{say('me.running')}</h2>
      <ul class={styles.running}>
        {running.map((match) => {
          const own = ownSeatIn(match, of)
          const names = match.players.flatMap(({ name }, seat) =>
            seat === own || name === null ? [] : [name],
          )
          return (
            <li key={match.id}>
              <span>
                {names.length > 0 ? say('me.against', { names: names.join(', ') }) : say('me.alone')}
              </span>
              <a class={controlStyles.button} href={formatRoute({ page: 'play', match: match.id })}>
                {say('me.go-on')}
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
