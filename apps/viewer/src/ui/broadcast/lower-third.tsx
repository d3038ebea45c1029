import { type Dressing, shows, UNDRESSED } from '../../broadcast/dressing.ts'
import type { Contest } from '../../table/broadcasting.ts'
import type { TableStatus } from '../../table/table-status.ts'
import controlStyles from '../common/controls.module.css'
import { SignRow } from '../common/sign-row.tsx'
import { FlagSign } from './flag-sign.tsx'
import { inDress } from './in-dress.ts'
import styles from './lower-third.module.css'
import { useAirWords } from './use-air-words.ts'

interface Props {
  readonly contest: Contest
  readonly status: TableStatus | undefined
  readonly dressing?: Dressing
}

/** One contest: who acts against whom, what is reached, and how far one is ahead. */
export function LowerThird({ contest, status, dressing = UNDRESSED }: Props) {
  const say = useAirWords()
  const { sides, measures, signs, outcome } = contest
  const [first, ...others] = sides
  const namesOf = (seats: readonly number[]) => seats.map((seat) => nameIn(seat, status))
  const label = sides.map(({ seats }) => namesOf(seats).join(', '))
  const side = ({ role, seats }: Contest['sides'][number]) => (
    <Side key={role} role={role} seats={seats} names={namesOf(seats)} dressing={dressing} />
  )
  return (
    <section
      class={styles.third}
      aria-label={say('against', { one: label[0] ?? '', other: label.slice(1).join(', ') })}
    >
      {first && side(first)}
      <div class={styles.between}>
        {shows(dressing, 'items') && <SignRow group={signs} />}
        {outcome === undefined ? (
          <dl class={styles.measures}>
            {(shows(dressing, 'lead') ? measures : []).map(({ label, value, said }, index) => (
              <div key={label} class={index === 0 ? styles.main : styles.more}>
                <dt aria-hidden="true">{label}</dt>
                <dd>
                  <span aria-hidden="true">{value}</span>
                  <span class={controlStyles.spoken}>{said}</span>
                </dd>
              </div>
            ))}
          </dl>
        ) : (
          <strong class={styles.outcome}>{outcome}</strong>
        )}
      </div>
      {others.map(side)}
    </section>
  )
}

interface SideProps {
  readonly role: string
  readonly seats: readonly number[]
  readonly names: readonly string[]
  readonly dressing: Dressing
}

function Side({ role, seats, names, dressing }: SideProps) {
  const { logos = [], flags = [] } = dressing
  return (
    <div class={styles.side}>
      <span class={styles.slabs} aria-hidden="true">
        {seats.map((seat) => (
          <i key={seat} style={inDress(dressing, seat)} />
        ))}
      </span>
      {seats.map((seat) => {
        const logo = logos[seat]
        return logo && <img key={seat} class={styles.logo} src={logo} alt="" />
      })}
      <p>
        <strong>{names.join(' + ')}</strong>
        <span>
          {role}
          {seats.map((seat) => {
            const flag = flags[seat]
            return flag && <FlagSign key={seat} flag={flag} />
          })}
        </span>
      </p>
    </div>
  )
}

function nameIn(seat: number, status: TableStatus | undefined): string {
  return status?.players.find((player) => player.seat === seat)?.name ?? ''
}
