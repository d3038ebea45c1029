import { parseReceipts } from '@getaway/engine'
import { useState } from 'preact/hooks'
import type { AuditedStage, AuditSession } from '../../../audit/audit-session.ts'
import { classNames } from '../../common/class-names.ts'
import controlStyles from '../../common/controls.module.css'
import { saveFile } from '../../common/save-file.ts'
import styles from '../parts/audit.module.css'
import { useAuditWords } from '../parts/use-audit-words.ts'

interface Props {
  readonly judged: AuditedStage
  readonly session: AuditSession
}

/** What players kept of what the service acknowledged: this browser's, and a file of another's. */
export function Receipts({ judged: { receipts, log }, session }: Props) {
  const say = useAuditWords()
  const [bad, setBad] = useState<{ readonly line: number; readonly problem: string }>()
  const wrong = log.told.faults
    .flatMap(({ cause, following }) => [cause, ...following])
    .filter(({ code }) => code.startsWith('receipt-')).length
  const compare = async (file: File | undefined) => {
    if (!file) return
    const parsed = parseReceipts(await file.text())
    setBad(parsed.ok ? undefined : parsed.error)
    if (parsed.ok) await session.withReceipts(parsed.value)
  }
  const save = () => {
    const lines = receipts.map(({ seq, hash }) => `${JSON.stringify({ seq, hash })}\n`)
    saveFile(new File(lines, `${log.match}.receipts.jsonl`, { type: 'application/x-ndjson' }))
  }
  const count = receipts.length
  const word =
    count === 0 ? 'proofs.receipts.none' : wrong > 0 ? 'proofs.receipts.broken' : 'proofs.receipts.kept'
  const second = classNames(controlStyles.button, controlStyles.second)
  return (
    <>
      <p role="status">
        {say(word, { count, wrong })}
        {bad && <strong class={styles.reason}>{say('proofs.receipts.bad', bad)}</strong>}
      </p>
      <p class={styles.acts}>
        <label class={classNames(second, controlStyles.file)}>
          <input
            class={controlStyles.spoken}
            type="file"
            accept=".jsonl,.ndjson,.txt,application/x-ndjson,text/plain"
            onChange={({ currentTarget }) => {
              compare(currentTarget.files?.[0]).catch(reportError)
              // The same file may be chosen again.
              currentTarget.value = ''
            }}
          />
          {say('proofs.receipts.add')}
        </label>
        {count > 0 && (
          <button type="button" class={second} onClick={save}>
            {say('proofs.receipts.save')}
          </button>
        )}
      </p>
    </>
  )
}
