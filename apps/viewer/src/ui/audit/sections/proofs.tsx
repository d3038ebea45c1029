import { fingerprint } from '@getaway/engine'
import type { ComponentChildren } from 'preact'
import type { AuditedStage, AuditSession } from '../../../audit/audit-session.ts'
import { localeOf } from '../../../language/locale-of.ts'
import { useApp } from '../../common/app-context.ts'
import styles from '../parts/audit.module.css'
import { Section } from '../parts/section.tsx'
import { useAuditWords } from '../parts/use-audit-words.ts'
import { Receipts } from './receipts.tsx'

interface Props {
  readonly judged: AuditedStage
  readonly session: AuditSession
}

/** The chain, who sealed it, and what players kept of it. */
export function Proofs({ judged, session }: Props) {
  const { language } = useApp()
  const say = useAuditWords()
  const { log, keys } = judged
  const { report, seal, head } = log
  const day = (us: number) =>
    new Date(us / 1000).toLocaleDateString(localeOf(language.value, navigator.languages))
  return (
    <Section id="proofs">
      <dl class={styles.facts}>
        <Fact name={say('proofs.chain')}>
          {report.chain.ok ? (
            <>
              {say('proofs.chain.ok', { count: report.events })} <code>{head.hash}</code>
            </>
          ) : (
            say('proofs.chain.broken', { seq: report.chain.brokenAt ?? 0 })
          )}
        </Fact>
        <Fact name={say('proofs.seal')}>
          {seal ? say('proofs.seal.by', { seq: seal.seq, id: seal.key }) : say('proofs.seal.none')}
        </Fact>
        {seal && (
          <>
            <Fact name={say('proofs.fingerprint')}>
              <code>{report.fingerprint}</code>
            </Fact>
            <Fact name={say('proofs.key')}>
              <code>{seal.publicKey}</code>
            </Fact>
          </>
        )}
        <Fact name={say('proofs.keys')}>
          {!keys && say('proofs.keys.offline')}
          {keys?.length === 0 && say('proofs.keys.none')}
          <ul>
            {keys?.map(({ id, publicKey, firstUsedAt }) => (
              <li key={id}>
                <code>{fingerprint(publicKey)}</code> {id !== fingerprint(publicKey) && `(${id}) `}
                {say('proofs.keys.since', { day: day(firstUsedAt) })}
              </li>
            ))}
          </ul>
        </Fact>
        <Fact name={say('proofs.receipts')}>
          <Receipts judged={judged} session={session} />
        </Fact>
      </dl>
    </Section>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
