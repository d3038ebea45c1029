import type { ImportedLog } from '@getaway/client'
import { useEffect, useState } from 'preact/hooks'
import type { FrontWord } from '../../language/front-words.ts'
import { useApp } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import { useFrontWords } from '../common/use-front-words.ts'
import offerStyles from './offer.module.css'

const SEALS: Readonly<Record<ImportedLog['seal'], FrontWord>> = {
  valid: 'imported.valid',
  'self-signed': 'imported.self-signed',
  invalid: 'imported.invalid',
  absent: 'imported.absent',
}

/** Where a log from elsewhere is from, as far as anybody can tell. */
export function Provenance({ id }: { readonly id: string }) {
  const { client } = useApp()
  const say = useFrontWords()
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
  const { seal, fingerprint, report } = imported
  // A seal signs the last hash only: under a broken chain it vouches for nothing.
  if (!report.chain.ok)
    return (
      <p class={classNames(offerStyles.offer, offerStyles.bad)} role="status">
        <span>
          <strong>{say('verdict.altered', { seq: report.chain.brokenAt ?? 0 })}</strong>{' '}
          {say('imported.title')}
        </span>
      </p>
    )
  return (
    <p class={offerStyles.offer}>
      <span>
        <strong>{say('imported.title')}</strong> {say(SEALS[seal])}
        {fingerprint !== null && <code> {fingerprint}</code>}
        {report.findings.length > 0 && <> {say('imported.findings')}</>}
      </span>
    </p>
  )
}
