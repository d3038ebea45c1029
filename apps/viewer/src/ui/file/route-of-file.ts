import type { PageRoute } from '../../routes.ts'

type Known = Exclude<PageRoute, { page: 'unknown' }>

/** Where a log that was dropped is shown: on this page, if it is about such a log, or else in its replay. */
export function routeOfFile(route: PageRoute): Known {
  return 'isFile' in route ? route : { page: 'file' }
}
