import type { TournamentView } from '@getaway/client/protocol'
import { useState } from 'preact/hooks'
import { classNames } from '../../common/class-names.ts'
import controlStyles from '../../common/controls.module.css'
import { seatName } from '../../event/seat-name.ts'
import { useTimes } from '../../event/use-times.ts'
import { useToldRuling } from '../../event/use-told-ruling.ts'
import styles from '../common/forms.module.css'
import { ReasonField } from '../common/reason-field.tsx'
import { Why } from '../common/why.tsx'
import { useDesk } from '../desk-context.ts'
import { useAct } from '../use-act.ts'
import { useOrganiseWords } from '../use-organise-words.ts'

type Objection = TournamentView['objections'][number]
type Ruling = TournamentView['rulings'][number]

/** Objections, those that wait for an answer first, and what was ruled. */
export function RulingsPart() {
  const { desk } = useDesk()
  const say = useOrganiseWords()
  const { objections, rulings } = desk.tournament
  const sorted = objections.toSorted(
    (one, other) => Number(one.answer !== null) - Number(other.answer !== null) || other.at - one.at,
  )
  return (
    <div class={styles.columns}>
      <section class={styles.form} aria-labelledby="objections-title">
        <h2 id="objections-title">{say('objections.title')}</h2>
        {sorted.length === 0 && <p class={styles.quiet}>{say('objections.none')}</p>}
        {sorted.map((one) => (
          <ObjectionCard key={one.objection} objection={one} />
        ))}
      </section>
      <section class={styles.form} aria-labelledby="rulings-title">
        <h2 id="rulings-title">{say('rulings.title')}</h2>
        {rulings.length === 0 && <p class={styles.quiet}>{say('rulings.none')}</p>}
        {rulings.toReversed().map((one) => (
          <RulingCard key={one.ruling} ruling={one} />
        ))}
      </section>
    </div>
  )
}

function ObjectionCard({
  objection: { objection, match, seat, at, text, organiser, answer },
}: {
  readonly objection: Objection
}) {
  const { desk, session, mayAct } = useDesk()
  const say = useOrganiseWords()
  const act = useAct()
  const { momentOf, timeOf } = useTimes()
  const [said, setSaid] = useState('')
  const { tables, players } = desk.tournament
  const table = tables.find((one) => one.match === match)
  const found = table?.seats[seat ?? -1]
  const by = organiser ?? (found && seatName(found, players)) ?? say('seat.nth', { seat: (seat ?? 0) + 1 })
  const until = table?.result?.objectionsUntil
  const answerWith = (upheld: boolean) =>
    act.run(() => session.command({ type: 'answer-objection', objection, upheld, text: said }))
  return (
    <article class={styles.card} aria-label={say('objection.of', { name: by, table: table?.name ?? match })}>
      <p>
        <strong>{table?.name ?? match}</strong>{' '}
        <span class={styles.quiet}>
          {by}, {momentOf(at)}
          {until !== undefined &&
            answer === null &&
            ` – ${say(session.now() <= until ? 'objections.until' : 'objections.past', { time: timeOf(until) })}`}
        </span>
      </p>
      <blockquote>{text}</blockquote>
      {answer !== null && (
        <p>
          <b>{say(answer.upheld ? 'objection.upheld' : 'objection.rejected')}</b> {answer.text}{' '}
          <span class={styles.quiet}>
            {answer.organiser}, {momentOf(answer.at)}
          </span>
        </p>
      )}
      {answer === null && mayAct && (
        <form class={styles.form} onSubmit={(event) => event.preventDefault()}>
          <label class={styles.field}>
            <span>{say('objection.answer')}</span>
            <textarea
              maxLength={1000}
              value={said}
              onInput={({ currentTarget }) => setSaid(currentTarget.value)}
            />
            <small>{say('objection.answer.more')}</small>
          </label>
          <Why act={act} />
          <div class={styles.acts}>
            <button
              type="button"
              class={classNames(controlStyles.button, styles.small)}
              aria-disabled={act.isUnderWay}
              onClick={() => void answerWith(true)}
            >
              {say('objection.uphold')}
            </button>
            <button
              type="button"
              class={classNames(controlStyles.button, controlStyles.second, styles.small)}
              aria-disabled={act.isUnderWay}
              onClick={() => void answerWith(false)}
            >
              {say('objection.reject')}
            </button>
          </div>
        </form>
      )}
    </article>
  )
}

function RulingCard({ ruling }: { readonly ruling: Ruling }) {
  const { desk, session, mayAct } = useDesk()
  const say = useOrganiseWords()
  const act = useAct()
  const { momentOf } = useTimes()
  const tell = useToldRuling(desk.tournament)
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const { withdrawn } = ruling
  const { table, what } = tell(ruling)
  const withdraw = async () => {
    const isDone = await act.run(() =>
      session.command({ type: 'withdraw-ruling', ruling: ruling.ruling, reason }),
    )
    if (isDone) setOpen(false)
  }
  return (
    <article class={styles.card} aria-label={say('ruling.of', { table })}>
      <p>
        <strong>{table}</strong>{' '}
        <span class={styles.quiet}>
          {ruling.organiser}, {momentOf(ruling.at)}
        </span>
      </p>
      <p class={withdrawn ? styles.gone : undefined}>
        {what} <q>{ruling.reason}</q>
      </p>
      {withdrawn && (
        <p>
          {say('ruling.withdrawn', { name: withdrawn.organiser })}{' '}
          {withdrawn.reason && <q>{withdrawn.reason}</q>}
        </p>
      )}
      {!withdrawn &&
        mayAct &&
        (isOpen ? (
          <form
            class={styles.form}
            onSubmit={(event) => {
              event.preventDefault()
              void withdraw()
            }}
          >
            <ReasonField reason={reason} onReason={setReason} />
            <Why act={act} />
            <div class={styles.acts}>
              <button type="submit" class={classNames(controlStyles.button, styles.small)}>
                {say('ruling.withdraw')}
              </button>
            </div>
          </form>
        ) : (
          <div class={styles.acts}>
            <button
              type="button"
              class={classNames(controlStyles.button, controlStyles.second, styles.small)}
              onClick={() => setOpen(true)}
            >
              {say('ruling.withdraw')}
            </button>
          </div>
        ))}
    </article>
  )
}
