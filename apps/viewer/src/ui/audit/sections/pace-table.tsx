import type { AuditedLog } from '../../../audit/audited-log.ts'
import controlStyles from '../../common/controls.module.css'
import { Section } from '../parts/section.tsx'
import { SpreadTable } from '../parts/spread-table.tsx'
import { useAuditWords } from '../parts/use-audit-words.ts'

/** How quickly one action of a player followed another. */
export function PaceTable({ log }: { readonly log: AuditedLog }) {
  const say = useAuditWords()
  return (
    <Section id="pace">
      <p class={controlStyles.quiet}>{say('pace.text')}</p>
      <SpreadTable caption={say('pace.title')} log={log} figureOf={({ pace }) => pace} />
    </Section>
  )
}
