import { type ReadonlySignal, signal } from '@preact/signals'
import { formatRoute, type PageRoute, parseRoute } from './routes.ts'

type Known = Exclude<PageRoute, { page: 'unknown' }>

export interface Router {
  readonly route: ReadonlySignal<PageRoute>
  go(route: Known): void
  /** The address follows what is shown, without leaving the page. */
  note(route: Known): void
}

/** Links within the page change the page, not the document. `onAddress` sees each new address first. */
export function createRouter(onAddress: () => void): Router {
  onAddress()
  const route = signal(parseRoute(location))
  const read = () => {
    onAddress()
    route.value = parseRoute(location)
  }
  const go = (address: string) => {
    history.pushState(null, '', address)
    read()
    scrollTo(0, 0)
  }
  addEventListener('popstate', read)
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (
      event.defaultPrevented ||
      !link ||
      !isPlain ||
      link.origin !== location.origin ||
      link.target ||
      link.hasAttribute('download')
    )
      return
    // What is no page of ours may be one of the service.
    if (parseRoute(link).page === 'unknown') return
    event.preventDefault()
    go(link.href)
  })
  return {
    route,
    go: (next) => go(formatRoute(next)),
    note: (next) => history.replaceState(null, '', formatRoute(next)),
  }
}
