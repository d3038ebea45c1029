import type { AuditedLog } from '../../../audit/audited-log.ts'
import { gameEntryOf } from '../../../games/registry.ts'
import { inSeatColour } from '../../common/in-colour.ts'
import { Marks } from '../../common/marks.tsx'
import { marksIn } from '../../lobby/listed-score.ts'
import styles from '../parts/audit.module.css'
import { seatName } from '../parts/seat-name.ts'
import { useAuditWords } from '../parts/use-audit-words.ts'

/** Who sat where, whether that is proved, and what they have won by the replay. */
export function Players({ log: { outcome, report, game } }: { readonly log: AuditedLog }) {
  const say = useAuditWords()
  const kinds = gameEntryOf(game)?.marks ?? []
  return (
    <ul class={styles.players} aria-label={say('players.title')}>
      {outcome.players.map(({ bot, marks }, seat) => {
        const owner = report.players?.find((one) => one.seat === seat)
        return (
          <li key={`seat ${seat}`} style={inSeatColour(seat)}>
            <strong>{seatName(outcome, seat)}</strong>
            {bot !== null && <small>{say('player.bot')}</small>}
            {outcome.winners.includes(seat) && <small>{say('player.won')}</small>}
            <Marks marks={marksIn(marks, kinds)} />
            {owner?.identity && (
              <small>{say(`player.${owner.identity}`, { key: owner.fingerprint ?? '' })}</small>
            )}
          </li>
        )
      })}
    </ul>
  )
}
