import type { OwnRecord } from '../../player/record/own-record.ts'
import { type Opponent, resultsOf } from '../../player/record/results.ts'
import { formatRoute } from '../../routes.ts'
import { useApp } from '../common/app-context.ts'
import controlStyles from '../common/controls.module.css'
import { useComingWords, useNamedWord } from '../common/use-coming-words.ts'
import styles from './own-figures.module.css'
import { OwnMistakes } from './own-mistakes.tsx'
import { OwnPace } from './own-pace.tsx'
import { usePlayerWords } from './use-player-words.ts'
import { WeakSpots } from './weak-spots.tsx'

interface Props {
  readonly record: OwnRecord
  /** The player's key. */
  readonly of: string
}

const MOST_OPPONENTS = 5

/** What the player's matches come to: results, opponents, mistakes and pace. */
export function OwnFigures({ record, of }: Props) {
  const { settings } = useApp()
  const say = usePlayerWords()
  const { played, won, opponents } = resultsOf(record.matches.value ?? [], of)
  if (settings.isSpoilerFree.value) return <p class={controlStyles.quiet}>{say('me.hidden')}</p>
  return (
    <div class={styles.figures}>
      <section class={styles.figure} aria-labelledby="own-results">
        <h2 id="own-results">{say('me.results')}</h2>
        <dl class={styles.sums}>
          {[
            { word: say('me.played'), value: played },
            { word: say('me.won'), value: won },
            { word: say('me.share'), value: `${played === 0 ? 0 : Math.round((100 * won) / played)} %` },
          ].map(({ word, value }) => (
            <div key={word}>
              <dd>{value}</dd>
              <dt>{word}</dt>
            </div>
          ))}
        </dl>
        {record.isCut.value && (
          <p class={controlStyles.quiet}>{say('me.newest', { count: record.matches.value?.length ?? 0 })}</p>
        )}
        {opponents.length > 0 && (
          <>
            <h3>{say('me.opponents')}</h3>
            <ul class={styles.opponents}>
              {opponents.slice(0, MOST_OPPONENTS).map((opponent) => (
                <OpponentRow key={opponent.id} opponent={opponent} />
              ))}
            </ul>
          </>
        )}
      </section>
      <OwnMistakes record={record} />
      <OwnPace record={record} />
      <WeakSpots record={record} />
    </div>
  )
}

/** The balance with an opponent; it leads to the latest match against them. */
function OpponentRow({
  opponent: { name, isGuests, bot, played, won, latest },
}: {
  readonly opponent: Opponent
}) {
  const say = usePlayerWords()
  const sayComing = useComingWords()
  const strengthOf = useNamedWord('strength')
  const person = isGuests ? say('me.guests') : name
  const called = bot === null ? person : sayComing('new.bot', { strength: strengthOf(bot) })
  const balance = { won, lost: played - won }
  return (
    <li>
      <a
        href={formatRoute({ page: 'replay', match: latest })}
        aria-label={`${say('me.latest', { name: called })}: ${say('me.balance.said', balance)}`}
      >
        <span title={isGuests ? say('me.guests.more') : undefined}>{called}</span>
        <b>{say('me.balance', balance)}</b>
        <i style={{ '--share': won / played }} />
      </a>
    </li>
  )
}
