import { formatRoute } from '../../routes.ts'
import { NotesPanel } from '../notes/notes-panel.tsx'
import { useLookedBack } from './looked-back.ts'
import styles from './round/chapter-section.module.css'

/** Notes at the instant that the table shows. */
export function ReviewedNotes({ taken }: { readonly taken: string | undefined }) {
  const { course, route } = useLookedBack()
  const { id } = (course.viewing.known.value?.created.data ?? {}) as { readonly id?: unknown }
  const { learn: _, ...here } = route
  return (
    <div class={styles.chapter}>
      <NotesPanel
        course={course}
        match={String(id)}
        taken={taken}
        address={'isFile' in route ? undefined : formatRoute(here)}
      />
    </div>
  )
}
