import type { ComponentChildren } from 'preact'
import type { AuditWord } from '../../../language/audit-words.ts'
import styles from './audit.module.css'
import { useAuditWords } from './use-audit-words.ts'

const TITLES = {
  faults: 'faults.title',
  results: 'results.title',
  races: 'races.title',
  reactions: 'reactions.title',
  pace: 'pace.title',
  clocks: 'clocks.title',
  line: 'line.title',
  proofs: 'proofs.title',
  acts: 'acts.title',
  'what-if': 'what-if.title',
} as const satisfies Readonly<Record<string, AuditWord>>

/** What a section is called, also in links. */
export type SectionId = keyof typeof TITLES

export function useSectionTitle() {
  const say = useAuditWords()
  return (id: SectionId) => say(TITLES[id])
}

/** A part of the audit under its heading; a link can lead to it. */
export function Section({ id, children }: { readonly id: SectionId; readonly children: ComponentChildren }) {
  const titleOf = useSectionTitle()
  return (
    <section id={id} class={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{titleOf(id)}</h2>
      {children}
    </section>
  )
}
