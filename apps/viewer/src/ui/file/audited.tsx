import { fingerprint } from '@getaway/engine'
import { useEffect, useState } from 'preact/hooks'
import type { Viewing } from '../../viewing/viewing.ts'
import { useApp } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import { PageIcon } from '../common/icons.tsx'
import { useFrontWords } from '../common/use-front-words.ts'
import styles from './audited.module.css'
import { FaultList } from './fault-list.tsx'
import { FileButton } from './file-button.tsx'
import { SavedLog } from './saved-log.tsx'
import { type ToldVerdict, type Tone, tellVerdict } from './tell-verdict.ts'

/** What the audit found in a log that was brought here, its verdict first; each fault leads to its instant. */
export function Audited({ viewing }: { readonly viewing?: Viewing }) {
  const { files, isSaved } = useApp()
  const say = useFrontWords()
  const file = files.file.value
  const key = file.stage === 'read' ? file.log.proofs.fingerprint : undefined
  const isOurs = useIsOurs(key)
  if (file.stage !== 'read') return null
  const { proofs, verdict, isOver, findings } = file.log
  const told = tellVerdict(file.log, isOurs)
  const left = findings - verdict.faults.reduce((sum, { following }) => sum + 1 + following.length, 0)
  return (
    <section class={styles.audited} aria-label={file.name}>
      <h2>{file.name}</h2>
      <VerdictLine said={told.verdict} />
      {proofs.cut !== undefined && <p>{say('file.cut', { line: proofs.cut })}</p>}
      {proofs.missing && <p>{say('file.missing', { ...proofs.missing })}</p>}
      {proofs.cut === undefined && !isOver && verdict.kind !== 'altered' && <p>{say('file.running')}</p>}
      <ul class={styles.grounds}>
        {told.grounds.map(({ tone, word, more, values }) => (
          <li key={word} class={styles[tone]}>
            <PageIcon name={SIGNS[tone]} />
            <span>
              <strong>{say(word, values)}</strong> {say(more, values)}
            </span>
          </li>
        ))}
      </ul>
      <FaultList faults={verdict.faults} {...(viewing && { viewing })} />
      {left > 0 && <p class={controlStyles.quiet}>{say('audit.findings.left', { count: left })}</p>}
      {isSaved ? (
        <SavedLog log={file.log.bytes} name={file.name} />
      ) : (
        <>
          <p class={controlStyles.quiet}>{say('file.here')}</p>
          <FileButton word="file.other" kind="second" />
        </>
      )}
    </section>
  )
}

function VerdictLine({ said: { tone, word, more, values } }: { said: ToldVerdict['verdict'] }) {
  const say = useFrontWords()
  return (
    <p class={classNames(styles.verdict, styles[tone])} role="status">
      <PageIcon name={SIGNS[tone]} />
      <span>
        <strong>{say(word, values)}</strong>
        <span>{say(more, values)}</span>
      </span>
    </p>
  )
}

const SIGNS: Readonly<Record<Tone, string>> = { good: 'right', plain: 'open', bad: 'wrong' }

/** Whether the key of that fingerprint ever sealed a log of this service. */
function useIsOurs(key: string | undefined): boolean {
  const { client, isSaved } = useApp()
  const [isOurs, setOurs] = useState(false)
  useEffect(() => {
    let isHere = true
    setOurs(false)
    // A saved match has nobody to ask.
    if (key === undefined || isSaved) return
    client.readSealKeys().then(
      (keys) => isHere && setOurs(keys.some(({ publicKey }) => fingerprint(publicKey) === key)),
      // Nobody to ask: then it is a key that nobody knows.
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [client, key, isSaved])
  return isOurs
}
