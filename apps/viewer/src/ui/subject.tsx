import { useEffect } from 'preact/hooks'
import type { Viewing } from '../viewing/viewing.ts'
import { useDesk } from './desk.ts'
import { useTableStatus } from './use-table-status.ts'

/** Whom one looks at, for the title of the tab: alone, so that the page is not drawn anew with each event. */
export function Subject({ viewing }: { readonly viewing: Viewing }) {
  const { subject, language } = useDesk()
  const names = useTableStatus(viewing, language.value)
    ?.players.map(({ name }) => name)
    .join(' – ')
  useEffect(() => {
    subject.value = names
    return () => {
      subject.value = undefined
    }
  }, [names, subject])
  return null
}
