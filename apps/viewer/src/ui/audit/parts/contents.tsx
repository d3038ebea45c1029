import { useEffect } from 'preact/hooks'
import styles from './audit.module.css'
import { type SectionId, useSectionTitle } from './section.tsx'
import { useAuditWords } from './use-audit-words.ts'

/** Links to all sections. */
export function Contents({ sections }: { readonly sections: readonly SectionId[] }) {
  const say = useAuditWords()
  const titleOf = useSectionTitle()
  // The page came before its sections: an address that names one leads there now.
  useEffect(() => {
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [])
  return (
    <nav class={styles.contents} aria-label={say('contents')}>
      {sections.map((id) => (
        // The browser goes there by itself.
        <a key={id} href={`#${id}`} onClick={(event) => event.stopPropagation()}>
          {titleOf(id)}
        </a>
      ))}
    </nav>
  )
}
