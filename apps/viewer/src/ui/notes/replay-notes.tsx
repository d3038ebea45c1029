import type { Note } from '../../notes/note.ts'
import { formatRoute, type PageRoute } from '../../routes.ts'
import type { ViewingCourse } from '../../viewing/course.ts'
import { NotesPanel } from './notes-panel.tsx'

interface Props {
  readonly course: ViewingCourse
  readonly route: Extract<PageRoute, { page: 'watch' | 'replay' | 'file' }>
  /** What the address carried. */
  readonly hash: string
  readonly onNotes: (notes: readonly Note[]) => void
}

/** Notes beside the moves of a finished match. */
export function ReplayNotes({ course, route, hash, onNotes }: Props) {
  const known = course.viewing.known.value
  const { id } = (known?.created.data ?? {}) as { readonly id?: unknown }
  if (!known?.isOver || typeof id !== 'string') return null
  const imported = route.page === 'replay' && route.isImported
  return (
    <NotesPanel
      course={course}
      match={id}
      taken={hash.startsWith('#notes=') ? hash : undefined}
      address={
        route.page === 'replay'
          ? formatRoute({ page: 'replay', match: route.match, ...(imported && { isImported: true }) })
          : undefined
      }
      isFolded
      onNotes={onNotes}
    />
  )
}
