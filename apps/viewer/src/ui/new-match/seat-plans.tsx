import type { ComponentChildren } from 'preact'
import { type MatchPlan, type SeatPlan, withPlayers, withSeat } from '../../coming/new-match.ts'
import { Choice } from '../common/choice.tsx'
import { inSeatColour } from '../common/in-colour.ts'
import { useNamedWord } from '../common/use-coming-words.ts'
import styles from './new-match.module.css'
import { usePlanningWords } from './use-planning-words.ts'

interface Props {
  readonly plan: MatchPlan
  /** The role that one seat begins with. */
  readonly firstRole: string
  readonly seats: { readonly fewest: number; readonly most: number }
  readonly strengths: readonly string[]
  readonly onPlan: (plan: MatchPlan) => void
  /** Before the seats. */
  readonly head: ComponentChildren
  /** Beside the seats. */
  readonly children: ComponentChildren
}

/** Who is to sit where, and who begins in which role. */
export function SeatPlans({
  plan,
  firstRole,
  seats: { fewest, most },
  strengths,
  onPlan,
  head,
  children,
}: Props) {
  const say = usePlanningWords()
  const strengthWord = useNamedWord('strength')
  const counts = Array.from({ length: most - fewest + 1 }, (_, more) => String(fewest + more))
  return (
    <section class={styles.group} aria-labelledby="new-players">
      <h2 id="new-players">{say('new.players')}</h2>
      {head}
      {counts.length > 1 && (
        <Choice
          name="count"
          label={say('new.count')}
          value={String(plan.seats.length)}
          options={counts.map((value) => ({ value, label: value }))}
          onChoose={(count) => onPlan(withPlayers(plan, Number(count)))}
        />
      )}
      <ul class={styles.seats}>
        {plan.seats.map((seat, at) => (
          <li key={`seat ${at}`} style={inSeatColour(at)}>
            <label class={styles.row}>
              <span>{say('new.seat', { seat: at + 1 })}</span>
              <select
                value={nameOf(seat)}
                onChange={({ currentTarget }) => onPlan(withSeat(plan, at, planNamed(currentTarget.value)))}
              >
                <option value="me">{say('new.me')}</option>
                <option value="person">{say('new.person')}</option>
                {strengths.map((strength) => (
                  <option key={strength} value={BOT + strength}>
                    {say('new.bot', { strength: strengthWord(strength) })}
                  </option>
                ))}
              </select>
            </label>
          </li>
        ))}
      </ul>
      <label class={styles.row}>
        <span>{firstRole}</span>
        <select
          value={plan.first ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onPlan({ ...plan, first: value === '' ? undefined : Number(value) })
          }
        >
          <option value="">{say('new.first.any')}</option>
          {plan.seats.map((_, at) => (
            <option key={`seat ${at}`} value={at}>
              {say('new.seat', { seat: at + 1 })}
            </option>
          ))}
        </select>
      </label>
      {children}
    </section>
  )
}

const BOT = 'bot '

function nameOf(seat: SeatPlan): string {
  return typeof seat === 'string' ? seat : BOT + seat.bot
}

function planNamed(name: string): SeatPlan {
  if (name === 'me' || name === 'person') return name
  return { bot: name.slice(BOT.length) }
}
