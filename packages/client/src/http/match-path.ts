/** Where a match is; no id gets out of its place. */
export function matchPath(id: string): string {
  return `/api/matches/${encodeURIComponent(id)}`
}
