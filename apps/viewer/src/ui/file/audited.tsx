import { fingerprint } from '@getaway/engine'
import { useEffect, useState } from 'preact/hooks'
import type { ReadLog } from '../../feed/file/read-log-file.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { useApp } from '../common/app-context.ts'
import controlStyles from '../common/controls.module.css'
import { PageIcon } from '../common/icons.tsx'
import { useFrontWords } from '../common/use-front-words.ts'
import styles from './audited.module.css'
import { FileButton } from './file-button.tsx'

/** What the audit found in a log that was brought here; each of its lines leads to the instant. */
export function Audited({ viewing }: { readonly viewing?: Viewing }) {
  const { files } = useApp()
  const say = useFrontWords()
  const file = files.file.value
  const key = file.stage === 'read' ? file.log.verdict.fingerprint : undefined
  const isOurs = useIsOurs(key)
  if (file.stage !== 'read') return null
  const { verdict, isOver } = file.log
  return (
    <section class={styles.audited} aria-label={file.name}>
      <h2>{file.name}</h2>
      <p class={controlStyles.quiet}>{say('file.here')}</p>
      {verdict.cut !== undefined && <p>{say('file.cut', { line: verdict.cut })}</p>}
      {verdict.missing && <p>{say('file.missing', { ...verdict.missing })}</p>}
      {verdict.cut === undefined && !isOver && <p>{say('file.running')}</p>}
      <ul class={styles.verdicts}>
        {verdictsOf(file.log, isOurs, say).map(({ isGood, isPlain, title, more }) => (
          <li key={title} class={isGood ? styles.good : isPlain ? undefined : styles.bad}>
            <PageIcon name={isGood ? 'right' : isPlain ? 'open' : 'wrong'} />
            <span>
              <strong>{title}</strong> {more}
            </span>
          </li>
        ))}
      </ul>
      <Findings findings={file.log.findings} {...(viewing && { viewing })} />
      <FileButton word="file.other" kind="second" />
    </section>
  )
}

/** Whether the key of that fingerprint ever sealed a log of this service. */
function useIsOurs(key: string | undefined): boolean {
  const { client } = useApp()
  const [isOurs, setOurs] = useState(false)
  useEffect(() => {
    let isHere = true
    setOurs(false)
    if (key === undefined) return
    client.readSealKeys().then(
      (keys) => isHere && setOurs(keys.some(({ publicKey }) => fingerprint(publicKey) === key)),
      // Nobody to ask: then it is a key that nobody knows.
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [client, key])
  return isOurs
}

type Say = ReturnType<typeof useFrontWords>

function verdictsOf({ verdict, findings }: ReadLog, isOurs: boolean, say: Say) {
  const { chain, events, seal } = verdict
  const key = verdict.fingerprint ?? ''
  const { count } = findings
  return [
    chain.ok
      ? {
          isGood: true,
          title: say('audit.chain.ok'),
          more: say('audit.chain.ok.more', { count: events }),
        }
      : {
          title: say('audit.chain.broken'),
          more: say('audit.chain.broken.more', { seq: chain.brokenAt ?? 0 }),
        },
    seal === 'absent'
      ? { isPlain: true, title: say('audit.seal.absent'), more: say('audit.seal.absent.more') }
      : seal === 'invalid'
        ? { title: say('audit.seal.invalid'), more: say('audit.seal.invalid.more') }
        : {
            isGood: true,
            title: say(isOurs ? 'imported.valid' : 'audit.seal.sealed'),
            more: say(isOurs ? 'audit.seal.ours.more' : 'audit.seal.sealed.more', { key }),
          },
    count === 0
      ? { isGood: true, title: say('audit.clean'), more: say('audit.clean.more') }
      : {
          title: say(count === 1 ? 'audit.finding' : 'audit.findings', { count }),
          more: say('audit.findings.more'),
        },
  ].map((one) => ({ isGood: false, isPlain: false, ...one }))
}

interface FindingsProps {
  readonly findings: ReadLog['findings']
  readonly viewing?: Viewing
}

function Findings({ findings: { count, first }, viewing }: FindingsProps) {
  const say = useFrontWords()
  if (count === 0) return null
  const jump = (seq: number) => {
    const at = viewing && instantOf(viewing, seq)
    if (at !== undefined) viewing?.seek(at)
  }
  return (
    <>
      {count > first.length && (
        <p class={controlStyles.quiet}>{say('audit.findings.first', { count: first.length })}</p>
      )}
      <ol class={styles.findings}>
        {first.map(({ seq, what }) => (
          <li key={`${seq} ${what}`}>
            <button type="button" disabled={!viewing} onClick={() => jump(seq)}>
              {say('audit.event', { seq })}
            </button>
            <span lang="en">{what}</span>
          </li>
        ))}
      </ol>
    </>
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
