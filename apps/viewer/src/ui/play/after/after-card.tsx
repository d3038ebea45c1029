import type { ComponentChildren } from 'preact'
import { sayAfter } from '../../../language/after-words.ts'
import type { HeldSeat } from '../../../playing/held-seat.ts'
import type { ToldEnding } from '../../../table/player-telling.ts'
import type { ViewingCourse } from '../../../viewing/course.ts'
import { useApp } from '../../common/app-context.ts'
import { classNames } from '../../common/class-names.ts'
import { inSeatColour } from '../../common/in-colour.ts'
import { Marks } from '../../common/marks.tsx'
import { TargetLine } from '../../common/target-line.tsx'
import { useTableStatus } from '../../table/use-table-status.ts'
import styles from './after-card.module.css'
import { DecidingMoment } from './deciding-moment.tsx'
import { MatchActs } from './match-acts.tsx'
import { RoundActs } from './round-acts.tsx'
import type { AfterPhoto } from './use-after-photo.ts'

interface Props {
  readonly match: string
  readonly course: ViewingCourse
  readonly seat: HeldSeat
  readonly ending: ToldEnding
  /** Of the race that decided it. */
  readonly photo: Pick<AfterPhoto, 'photo' | 'openPhoto' | 'closePhoto'>
  /** Asks first. */
  readonly onGiveUp: () => void
  /** The match is in this browser only: its page says how it goes on. */
  readonly local: { readonly ended: ComponentChildren } | undefined
}

/** After a round or the match: who won and why, what it brought, and what the player may do next. It stands in the hand's place. */
export function AfterCard({ match, course, seat, ending, photo, onGiveUp, local }: Props) {
  const { viewing } = course
  const isPhoto = photo.photo.value !== undefined
  const { language } = useApp()
  const status = useTableStatus(viewing, language.value)
  const { of, result, title, reason, clause, gains, next, readiness } = ending
  return (
    <section class={classNames(styles.card, styles[result])} aria-labelledby="after-title">
      <div class={styles.words}>
        <h2 id="after-title">{title}</h2>
        <p class={styles.reason}>
          {reason}{' '}
          <a href={`/rules#${clause}`} target="_blank" rel="noreferrer">
            {sayAfter(language.value, 'rule', { clause })}
          </a>
        </p>
        {gains.length > 0 && (
          <p class={styles.gains}>
            {gains.map(({ seat: winner, name, marks }) => (
              <span key={winner} style={inSeatColour(winner)}>
                {sayAfter(language.value, winner === seat.seat.value ? 'gain.own' : 'gain', { name })}{' '}
                <Marks marks={marks} />
              </span>
            ))}
          </p>
        )}
        {next && <p class={styles.next}>{next}</p>}
        <DecidingMoment
          course={course}
          ending={ending}
          isOpen={isPhoto}
          onPhoto={isPhoto ? photo.closePhoto : photo.openPhoto}
        />
      </div>
      <div class={styles.score}>
        <ul aria-label={sayAfter(language.value, 'score')}>
          {status?.players.map(({ seat: player, name, marks }) => (
            <li key={player} style={inSeatColour(player)}>
              <span>{name}</span>
              <Marks marks={marks} />
              {marks.every(({ count }) => count === 0) && <small>–</small>}
            </li>
          ))}
        </ul>
        <TargetLine status={status} />
      </div>
      {of === 'round' ? (
        <RoundActs seat={seat} readiness={readiness} onGiveUp={onGiveUp} />
      ) : local ? (
        local.ended
      ) : (
        <MatchActs match={match} viewing={viewing} seat={seat} ending={ending} />
      )}
    </section>
  )
}
