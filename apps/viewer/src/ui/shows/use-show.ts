import { createShowClient } from '@getaway/client/shows'
import { useEffect, useMemo } from 'preact/hooks'
import { type ReadShow, readShow } from '../../shows/read-show.ts'
import type { ShowKey } from '../../shows/show-link.ts'

/** Reads a show for as long as the page stands. */
export function useShow({ id, key }: ShowKey): ReadShow {
  const show = useMemo(
    () => readShow(createShowClient({ url: location.origin }).readShow(id, key)),
    [id, key],
  )
  useEffect(() => show.dispose, [show])
  return show
}
