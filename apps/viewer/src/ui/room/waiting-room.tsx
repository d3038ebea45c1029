import type { Room } from '@getaway/client'
import { useRef, useState } from 'preact/hooks'
import { invitationLink } from '../../coming/invitation-link.ts'
import { roomStanding } from '../../coming/room-standing.ts'
import { useApp } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import { inOwnColours } from '../common/in-colour.ts'
import { lazily } from '../common/lazily.tsx'
import { useComingWords } from '../common/use-coming-words.ts'
import { RoomActs } from './room-acts.tsx'
import { SeatCard } from './seat-card.tsx'
import { useHosting } from './use-hosting.ts'
import styles from './waiting-room.module.css'

/** With what draws its code; only hosts have it. */
const RoomRules = lazily(async () => (await import('./room-rules.tsx')).RoomRules)
const InvitationCard = lazily(async () => (await import('./invitation-card.tsx')).InvitationCard)

interface Props {
  readonly match: string
  readonly room: Room
  /** Undefined for a host without a seat. */
  readonly ownSeat: number | undefined
  readonly onReady: () => void
  /** Leaves the own seat for good; rejects if that failed. */
  readonly onLeave: ((isAwaited: boolean) => Promise<void>) | undefined
}

/** A table before play begins: who is there and ready, and how others come to it. */
export function WaitingRoom({ match, room, ownSeat, onReady, onLeave }: Props) {
  const { tables, player } = useApp()
  const say = useComingWords()
  const [chosen, setChosen] = useState<number>()
  const card = useRef<HTMLDivElement>(null)
  const own = tables.of(match)
  const hosting = useHosting(match, room)
  const standing = roomStanding(room)
  const empty = room.seats.filter(({ name }) => name === null).map(({ seat }) => seat)
  const invited = empty.find((seat) => seat === chosen) ?? standing.free[0]?.seat
  const invitation = own?.invitations.find(({ seat }) => seat === invited)
  return (
    <section
      class={classNames(styles.room, !(hosting && invitation) && styles.alone)}
      style={inOwnColours(ownSeat, player.profile.value.colour)}
      aria-labelledby="room-title"
    >
      <div class={styles.table}>
        <h2 id="room-title">{say('room.title')}</h2>
        <RoomRules room={room} />
        <ul class={styles.seats} aria-label={say('new.players')}>
          {room.seats.map((seat) => (
            <SeatCard
              key={seat.seat}
              seat={seat}
              isOwn={seat.seat === ownSeat}
              hosting={
                hosting && {
                  strengths: hosting.strengths,
                  isInviting: seat.seat === invited,
                  onInvite: () => {
                    setChosen(seat.seat)
                    // On a phone the card is below what is in sight.
                    requestAnimationFrame(() => card.current?.scrollIntoView({ block: 'nearest' }))
                    if (!own?.invitations.some((one) => one.seat === seat.seat)) hosting.invite(seat.seat)
                  },
                  onRemove: () => hosting.remove(seat.seat),
                  onBot: (strength) => hosting.plan(seat.seat, strength),
                }
              }
            />
          ))}
        </ul>
      </div>
      {hosting && invitation && (
        <div class={styles.invitation} ref={card}>
          <InvitationCard
            key={invitation.invitation}
            title={say('room.invite-to', { seat: invitation.seat + 1 })}
            text={say('room.invite-to.more')}
            link={invitationLink(location.origin, match, invitation)}
          />
        </div>
      )}
      <div class={styles.table}>
        <RoomActs room={room} ownSeat={ownSeat} hosting={hosting} onReady={onReady} onLeave={onLeave} />
      </div>
    </section>
  )
}
