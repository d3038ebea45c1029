import { proofOf } from '@getaway/engine'
import { formatRoute } from '../../routes.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { useApp } from '../common/app-context.ts'
import controlStyles from '../common/controls.module.css'
import { useFrontWords } from '../common/use-front-words.ts'
import { FindingList } from '../verdict/finding-list.tsx'
import { tellVerdict } from '../verdict/tell-verdict.ts'
import { useIsOurs } from '../verdict/use-service-keys.ts'
import { useVerdictWords } from '../verdict/use-verdict-words.ts'
import { GroundList, VerdictLine } from '../verdict/verdict-line.tsx'
import styles from './audited.module.css'
import { FileButton } from './file-button.tsx'
import { SavedLog } from './saved-log.tsx'

/** What the audit found in a log that was brought here, its verdict first; each fault leads to its instant. */
export function Audited({ viewing }: { readonly viewing?: Viewing }) {
  const { files, isSaved, language } = useApp()
  const say = useFrontWords()
  const sayVerdict = useVerdictWords()
  const file = files.file.value
  const key = file.stage === 'read' ? file.log.proofs.fingerprint : undefined
  const { isOurs, isOffline } = useIsOurs(key)
  if (file.stage !== 'read') return null
  const { verdict, told, isOver, outcome } = file.log
  const isValid = isOurs && file.log.proofs.seal === 'self-signed'
  const proofs = isValid ? { ...file.log.proofs, seal: 'valid' as const } : file.log.proofs
  const judged = {
    proof: proofOf({ verdict, isOver, report: proofs }),
    proofs,
    outcome,
    isAgainstRules: file.log.isAgainstRules,
  }
  const asked = isSaved ? 'nobody' : isOffline ? 'offline' : 'service'
  const { verdict: sum, grounds } = tellVerdict(judged, language.value, asked)
  const jump = (seq: number) => {
    const at = viewing && instantOf(viewing, seq)
    if (at !== undefined) viewing?.seek(at)
  }
  return (
    <section class={styles.audited} aria-label={file.name}>
      <h2>{file.name}</h2>
      <VerdictLine said={sum} />
      <GroundList grounds={grounds} />
      <FindingList
        told={told}
        wayTo={(seq, words) => (
          <button type="button" disabled={!viewing} onClick={() => jump(seq)}>
            {words}
          </button>
        )}
      />
      {isSaved ? (
        <SavedLog log={file.log.bytes} name={file.name} />
      ) : (
        <>
          <a class={controlStyles.button} href={formatRoute({ page: 'audit', isFile: true })}>
            {sayVerdict('whole')}
          </a>
          <p class={controlStyles.quiet}>{say('file.here')}</p>
          <FileButton word="file.other" kind="second" />
        </>
      )}
    </section>
  )
}

function instantOf({ known }: Viewing, seq: number): number | undefined {
  const { timeline } = known.peek() ?? {}
  for (let index = 0; timeline && index < timeline.length; index++) {
    const event = timeline.entryAt(index)?.event
    if (event?.seq === seq) return event.at
  }
  return undefined
}
