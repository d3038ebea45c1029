import type { Room } from '@getaway/client'
import { useState } from 'preact/hooks'
import { isAwaitedAt, roomStanding } from '../../coming/room-standing.ts'
import { gameEntryOf } from '../../games/registry.ts'
import { formatRoute } from '../../routes.ts'
import { useApp } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import { lazily } from '../common/lazily.tsx'
import { useComingWords } from '../common/use-coming-words.ts'
import type { Hosting } from './use-hosting.ts'
import styles from './waiting-room.module.css'

const GiveUpDialog = lazily(async () => (await import('../common/give-up-dialog.tsx')).GiveUpDialog)
/** For hosts only. */
const Switch = lazily(async () => (await import('../common/switch.tsx')).Switch)

interface Props {
  readonly room: Room
  readonly ownSeat: number | undefined
  readonly hosting: Hosting | undefined
  readonly onReady: () => void
  /** Leaves the own seat for good; rejects if that failed. */
  readonly onLeave: ((isAwaited: boolean) => Promise<void>) | undefined
}

/** What a player and a host can do in a waiting room, and what it waits for. */
export function RoomActs({ room, ownSeat, hosting, onReady, onLeave }: Props) {
  const say = useComingWords()
  const { language } = useApp()
  const [isLeaving, setLeaving] = useState(false)
  const { free, planned, unready } = roomStanding(room)
  const own = room.seats.find(({ seat }) => seat === ownSeat)
  const isUnready = own !== undefined && !own.isReady
  const startsBots = hosting !== undefined && planned.length > 0
  const hasTutorial = gameEntryOf(room.game)?.loadTutorial !== undefined
  const list = new Intl.ListFormat(language.value, { type: 'conjunction' })
  const away = unready.filter(({ hasLeft }) => hasLeft).map(({ name }) => name ?? '')
  const others = unready
    .filter(({ seat, hasLeft }) => seat !== ownSeat && !hasLeft)
    .map(({ name }) => name ?? '')
  const awaited = isUnready ? [say('room.you'), ...others] : others
  const waitsFor =
    free.length > 0
      ? say(hosting ? (free.length === 1 ? 'room.waits.seat' : 'room.waits.seats') : 'room.waits.free', {
          count: free.length,
        })
      : away.length > 0
        ? say(hosting ? 'room.waits.left' : 'room.waits.gone', { names: list.format(away) })
        : others.length > 0
          ? say('room.waits.ready', { names: list.format(awaited) })
          : isUnready
            ? say('room.waits.you')
            : planned.length > 0
              ? say(hosting ? 'room.waits.start' : 'room.waits.host')
              : say('room.begins')
  const isAwaited = isAwaitedAt(room, ownSeat)
  const start = () => {
    hosting?.start()
    if (isUnready) onReady()
  }
  return (
    <>
      {hosting && (
        <div class={styles.open}>
          <Switch
            isOn={room.isOpen}
            name={say('new.open')}
            hint={say('new.open.more')}
            onSwitch={hosting.open}
          />
        </div>
      )}
      <p class={styles.waits} role="status">
        {waitsFor}
      </p>
      {hosting?.problem !== undefined && (
        <p class={controlStyles.warning} role="alert">
          {hosting.problem}
        </p>
      )}
      <p class={styles.acts}>
        {startsBots ? (
          <button type="button" class={controlStyles.button} disabled={free.length > 0} onClick={start}>
            {say('room.start')}
          </button>
        ) : (
          isUnready && (
            <button type="button" class={controlStyles.button} onClick={onReady}>
              {say('room.get-ready')}
            </button>
          )
        )}
        {startsBots && isUnready && free.length > 0 && (
          <button
            type="button"
            class={classNames(controlStyles.button, controlStyles.second)}
            onClick={onReady}
          >
            {say('room.get-ready')}
          </button>
        )}
        {onLeave && (
          <button
            type="button"
            class={classNames(controlStyles.button, controlStyles.second, styles.leave)}
            onClick={() => setLeaving(true)}
          >
            {say(hosting ? 'room.leave' : 'room.go')}
          </button>
        )}
      </p>
      {own && hasTutorial && (
        <p class={styles.learn}>
          <a href={formatRoute({ page: 'tutorial', game: room.game })} target="_blank" rel="noreferrer">
            {say('room.learn')}
          </a>
        </p>
      )}
      {onLeave && isLeaving && (
        <GiveUpDialog
          title={say(hosting ? 'room.leave.sure' : 'room.go.sure')}
          text={say(hosting ? (isAwaited ? 'room.leave.awaited' : 'room.leave.text') : 'room.go.text')}
          onStay={() => setLeaving(false)}
          onGiveUp={() => onLeave(isAwaited)}
        />
      )}
    </>
  )
}
