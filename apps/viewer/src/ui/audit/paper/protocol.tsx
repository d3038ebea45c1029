import type { ComponentChildren } from 'preact'
import { createPortal } from 'preact/compat'
import type { AuditedStage } from '../../../audit/audit-session.ts'
import { gameEntryOf } from '../../../games/registry.ts'
import { localeOf } from '../../../language/locale-of.ts'
import type { AnyAuditing, ToldStretch } from '../../../table/auditing.ts'
import { useApp } from '../../common/app-context.ts'
import { marksIn } from '../../lobby/listed-score.ts'
import type { Said } from '../../verdict/tell-verdict.ts'
import { useSaid, useVerdictWords } from '../../verdict/use-verdict-words.ts'
import { seatName } from '../parts/seat-name.ts'
import { useAuditWords } from '../parts/use-audit-words.ts'
import { useToldActs } from '../parts/use-told-acts.ts'
import styles from './protocol.module.css'

interface Props {
  readonly judged: AuditedStage
  readonly said: Said
  readonly stretches: readonly ToldStretch[] | undefined
  readonly auditing: AnyAuditing | undefined
}

/** The audit on paper, to be signed: it is seen only in print, beside a page that is not. */
export function Protocol(props: Props) {
  return createPortal(<Sheet {...props} />, document.body)
}

function Sheet({ judged, said, stretches = [], auditing }: Props) {
  const { language } = useApp()
  const say = useAuditWords()
  const sayVerdict = useVerdictWords()
  const sayWhole = useSaid()
  return (
    <article class={styles.protocol} lang={language.value}>
      <header>
        <h1>{say('protocol.title')}</h1>
        <p>Getaway</p>
      </header>
      <div class={styles.verdict}>
        <strong>{sayWhole(said)}</strong>
        {said.more && <p>{sayVerdict(said.more, said.values)}</p>}
      </div>
      <About judged={judged} />
      <Seats judged={judged} />
      <table>
        <caption>{say('results.title')}</caption>
        <tbody>
          {stretches.map(({ key, title, result, ruling, counts, notes }) => (
            <tr key={key}>
              <th scope="row">{title}</th>
              <td>
                {result}
                {!counts && ` (${say('results.not-counted')})`}
                {ruling !== undefined && (
                  <p>
                    <strong>{ruling}</strong>
                  </p>
                )}
                {notes
                  .filter(({ kind }) => kind === 'mistake')
                  .map(({ text, clause }) => (
                    <p key={text} class={styles.remark}>
                      {clause === undefined ? text : `${text} (${clause})`}
                    </p>
                  ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Rulings judged={judged} auditing={auditing} />
      <Findings judged={judged} />
      <Signatures judged={judged} verdict={sayWhole(said)} />
    </article>
  )
}

type Part = Pick<Props, 'judged'>

function About({ judged: { log, name } }: Part) {
  const { language } = useApp()
  const say = useAuditWords()
  const { outcome, report, seal, head, span, race } = log
  const locale = localeOf(language.value, navigator.languages)
  const when = (date: Date) => date.toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short' })
  const policy = say('policy', { policy: say(`policy.${race.policy}`, { cap: race.capMs }) })
  return (
    <dl>
      <Row name={say('protocol.match')}>
        {log.match} – {name}
      </Row>
      <Row name={say('protocol.game')}>
        {gameEntryOf(log.game)?.name ?? log.game}
        {log.hasRaces && ` – ${policy}`}
      </Row>
      {outcome.event !== null && <Row name={say('protocol.event')}>{outcome.event}</Row>}
      <Row name={say('protocol.played')}>{when(new Date(span.start / 1000))}</Row>
      <Row name={say('protocol.judged')}>{when(new Date())}</Row>
      <Row name={say('protocol.hash')}>
        <code>{head.hash}</code>
      </Row>
      <Row name={say('protocol.key')}>
        {seal ? (
          <>
            <code>{report.fingerprint}</code> – <code>{seal.publicKey}</code>
          </>
        ) : (
          say('proofs.seal.none')
        )}
      </Row>
    </dl>
  )
}

function Seats({ judged: { log } }: Part) {
  const { language } = useApp()
  const say = useAuditWords()
  const { outcome, report } = log
  const kinds = gameEntryOf(log.game)?.marks ?? []
  return (
    <table>
      <caption>{say('protocol.players')}</caption>
      <tbody>
        {outcome.players.map(({ marks, bot }, seat) => {
          const owner = report.players?.find((one) => one.seat === seat)
          const won = marksIn(marks, kinds).map(
            ({ kind, count }) => `${kind.label[language.value]}: ${count}`,
          )
          return (
            <tr key={`seat ${seat}`}>
              <th scope="row">
                {seatName(outcome, seat)}
                {bot !== null && ` (${say('player.bot')})`}
              </th>
              <td>{won.join(', ')}</td>
              <td>{outcome.winners.includes(seat) && <strong>{say('player.won')}</strong>}</td>
              <td>{owner?.identity && say(`player.${owner.identity}`, { key: owner.fingerprint ?? '' })}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Rulings({ judged: { log }, auditing }: Part & Pick<Props, 'auditing'>) {
  const say = useAuditWords()
  const tell = useToldActs(log, auditing)
  if (log.acts.length === 0) return null
  return (
    <section>
      <h2>{say('protocol.rulings')}</h2>
      <ul>
        {log.acts.map((act) => {
          const { what, by, reason } = tell(act)
          return (
            <li key={act.seq}>
              <b>#{act.seq}</b> {[what, by].filter(Boolean).join(' ')}
              {reason !== undefined && ` – ${reason}`}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** So many stand on paper; the report has all. */
const MOST_FINDINGS = 20

function Findings({ judged: { log } }: Part) {
  const { language } = useApp()
  const say = useAuditWords()
  const sayVerdict = useVerdictWords()
  const { faults, left } = log.told
  const shown = faults.slice(0, MOST_FINDINGS)
  const unlisted =
    left + faults.slice(MOST_FINDINGS).reduce((sum, { following }) => sum + 1 + following.length, 0)
  return (
    <section>
      <h2>{say('protocol.findings')}</h2>
      {shown.length === 0 && <p>{say('protocol.findings.none')}</p>}
      <ul>
        {shown.map(({ cause, following: { length: count } }) => (
          <li key={`${cause.seq} ${cause.text.en}`}>
            <b>#{cause.seq}</b> {cause.text[language.value]}
            {count > 0 && ` – ${sayVerdict(count === 1 ? 'follows.one' : 'follows', { count })}`}
          </li>
        ))}
      </ul>
      {unlisted > 0 && <p>{sayVerdict('left', { count: unlisted })}</p>}
    </section>
  )
}

/** They may stand on a page of their own: it says what was signed. */
function Signatures({ judged: { log }, verdict }: Part & { readonly verdict: string }) {
  const say = useAuditWords()
  const { outcome } = log
  return (
    <footer>
      <p>
        {say('protocol.sign', { match: log.match, verdict })} <code>{log.head.hash.slice(0, 16)}…</code>
      </p>
      <div class={styles.lines}>
        {outcome.players.map((_, seat) => (
          <p key={`seat ${seat}`}>{seatName(outcome, seat)}</p>
        ))}
        <p>{say('protocol.organiser')}</p>
        <p>{say('protocol.place')}</p>
      </div>
      <small>{say('protocol.foot')}</small>
    </footer>
  )
}

function Row({ name, children }: { readonly name: string; readonly children: ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
