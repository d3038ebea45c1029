/** Why the service puts a match away by itself. */
export type ServiceReason =
  | { readonly code: 'all-left' }
  | { readonly code: 'idle' | 'seat-free'; readonly s: number }

/** As the log says it: a sentence for every reader, which `parseServiceReason` knows again. */
export function formatServiceReason(reason: ServiceReason): string {
  switch (reason.code) {
    case 'all-left':
      return 'all players left'
    case 'idle':
      return `nobody acted for ${reason.s} s`
    case 'seat-free':
      return `a seat stayed free for ${reason.s} s`
  }
}

const TIMED = /^(nobody acted|a seat stayed free) for (\d{1,9}) s$/

/** Undefined: the sentence is somebody else’s, and is told as it stands. */
export function parseServiceReason(text: string): ServiceReason | undefined {
  if (text === 'all players left') return { code: 'all-left' }
  const [, what, s] = TIMED.exec(text) ?? []
  return what === undefined
    ? undefined
    : { code: what === 'nobody acted' ? 'idle' : 'seat-free', s: Number(s) }
}
