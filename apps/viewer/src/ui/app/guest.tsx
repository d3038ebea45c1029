import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { GuestRoute } from '../../overlay/guest-route.ts'
import { useApp } from '../common/app-context.ts'

type Page = ComponentType<{ readonly route: never }>

/** Where a part of the page is not to be had, the next attempt begins afresh, as after a release (ms). */
const AGAIN = 10_000

/** A page within the picture or the page of somebody else: no header, no other pages, and nothing where there is nothing to show. */
export function Guest({ route }: { readonly route: GuestRoute }) {
  const { facts } = useApp()
  const [Page, setPage] = useState<Page>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    pageOf(route).then(
      (page) => setPage(() => page),
      (error: unknown) => {
        reportError(error)
        timer = setTimeout(() => location.reload(), AGAIN)
      },
    )
    const stopTelling = facts.ask(() => ({ page: route.page }))
    return () => {
      stopTelling()
      clearTimeout(timer)
    }
  }, [route])
  return Page ? <Page route={route as never} /> : null
}

async function pageOf({ page }: GuestRoute): Promise<Page> {
  if (page === 'overlay') return (await import('../overlay/overlay-page.tsx')).OverlayPage as Page
  return (await import('../embed/embed-page.tsx')).EmbedPage as Page
}
