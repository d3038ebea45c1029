import { useMemo } from 'preact/hooks'
import { takeNotesHash } from '../../notes/taken-hash.ts'

/** Notes that came with the link by which this page was opened, still packed. */
export function useTakenNotes(): string | undefined {
  return useMemo(() => takeNotesHash(location, (address) => history.replaceState(null, '', address)), [])
}
