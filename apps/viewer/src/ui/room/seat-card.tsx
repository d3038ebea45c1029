import type { RoomSeat } from '../../coming/room-standing.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import { PageIcon } from '../common/icons.tsx'
import { inSeatColour } from '../common/in-colour.ts'
import { lazily } from '../common/lazily.tsx'
import { useComingWords, useNamedWord } from '../common/use-coming-words.ts'
import styles from './seat-list.module.css'

const LineSign = lazily(async () => (await import('./line-sign.tsx')).LineSign)

interface Props {
  readonly seat: RoomSeat
  readonly isOwn: boolean
  /** What the host may do with a seat; undefined for everybody else. */
  readonly hosting:
    | {
        readonly strengths: readonly string[]
        readonly isInviting: boolean
        readonly onInvite: () => void
        readonly onBot: (strength: string | undefined) => void
        readonly onRemove: () => void
      }
    | undefined
}

/** Who sits in a seat, or will; whether they are ready, and how well they can be reached. */
export function SeatCard({ seat, isOwn, hosting }: Props) {
  const say = useComingWords()
  const strengthWord = useNamedWord('strength')
  const { name, bot, plannedBot } = seat
  const title =
    name ??
    (plannedBot === null
      ? say('room.free', { seat: seat.seat + 1 })
      : say('new.bot', { strength: strengthWord(plannedBot) }))
  return (
    <li class={classNames(styles.seat, name === null && styles.empty)} style={inSeatColour(seat.seat)}>
      <p class={styles.who}>
        <strong>{title}</strong>
        {isOwn && <span class={styles.tag}>{say('new.me')}</span>}
        {bot !== null && <span class={styles.tag}>{say('room.bot', { strength: strengthWord(bot) })}</span>}
        {seat.hasLeft && <span class={styles.tag}>{say('room.left')}</span>}
        {name === null && plannedBot !== null && <span class={styles.tag}>{say('room.planned')}</span>}
      </p>
      {name !== null && (
        <p class={styles.state}>
          {bot === null && <LineSign seat={seat} />}
          {hosting && bot === null && !isOwn && (
            <button
              type="button"
              class={classNames(controlStyles.button, controlStyles.second, styles.remove)}
              aria-label={say('room.remove-name', { name })}
              title={say('room.remove.more')}
              onClick={hosting.onRemove}
            >
              {say(seat.hasLeft ? 'room.free-seat' : 'room.remove')}
            </button>
          )}
          <span class={classNames(styles.ready, (seat.isReady || bot !== null) && styles.isReady)}>
            <PageIcon name={seat.isReady || bot !== null ? 'right' : 'open'} />
            {say(seat.isReady || bot !== null ? 'room.ready' : 'room.unready')}
          </span>
        </p>
      )}
      {name === null && hosting && (
        <p class={styles.hosting}>
          <button
            type="button"
            class={classNames(controlStyles.button, controlStyles.second)}
            aria-pressed={hosting.isInviting}
            onClick={hosting.onInvite}
          >
            <PageIcon name="link" />
            {say('room.invite')}
          </button>
          <select
            aria-label={say('room.bot-for', { seat: seat.seat + 1 })}
            value={plannedBot ?? ''}
            onChange={({ currentTarget: { value } }) => hosting.onBot(value === '' ? undefined : value)}
          >
            <option value="">{say('room.no-bot')}</option>
            {hosting.strengths.map((strength) => (
              <option key={strength} value={strength}>
                {say('new.bot', { strength: strengthWord(strength) })}
              </option>
            ))}
          </select>
        </p>
      )}
    </li>
  )
}
