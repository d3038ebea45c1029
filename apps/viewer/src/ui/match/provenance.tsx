import type { ImportedLog } from '@getaway/client'
import { type AuditVerdict, proofOf } from '@getaway/engine'
import { useEffect, useState } from 'preact/hooks'
import { formatRoute } from '../../routes.ts'
import { useApp } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import { tellVerdict } from '../verdict/tell-verdict.ts'
import { useVerdictWords } from '../verdict/use-verdict-words.ts'
import { VerdictLine } from '../verdict/verdict-line.tsx'
import offerStyles from './offer.module.css'

/** Where a log from elsewhere is from, as far as anybody can tell, and the way to its audit. */
export function Provenance({ id }: { readonly id: string }) {
  const { client, language } = useApp()
  const say = useVerdictWords()
  const [imported, setImported] = useState<ImportedLog>()

  useEffect(() => {
    let isHere = true
    client.readImport(id).then(
      (log) => isHere && setImported(log),
      // The replay stands without it, and says by itself when there is none.
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [client, id])

  if (!imported) return null
  const { verdict } = tellVerdict(judgedHere(imported), language.value)
  return (
    <div class={offerStyles.offer}>
      <VerdictLine said={verdict} />
      <span>
        <strong>{say('imported')}</strong>{' '}
        <a
          class={classNames(controlStyles.button, controlStyles.second)}
          href={formatRoute({ page: 'audit', match: id, isImported: true })}
        >
          {say('whole')}
        </a>
      </span>
    </div>
  )
}

/** The report of the service does not say whether the match is over: without a seal nothing more is said. */
function judgedHere({ report, fingerprint }: ImportedLog) {
  const { verdict, cut, missing } = report as ImportedLog['report'] & {
    readonly verdict: Pick<AuditVerdict, 'kind' | 'at'>
    readonly cut?: number
    readonly missing?: { readonly decisions: number; readonly salts: number }
  }
  const { events, chain, seal, findings } = report
  const proofs = {
    ...{ events, chain, seal },
    ...(fingerprint !== null && { fingerprint }),
    ...(cut !== undefined && { cut }),
    ...(missing && { missing }),
  }
  return {
    proof: proofOf({ verdict, isOver: true, report: proofs }),
    proofs,
    outcome: undefined,
    isAgainstRules: findings.length > 0,
  }
}
