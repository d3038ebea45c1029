/** The token by which somebody sees a match as its caster, in this tab: from the address, or taken with an invitation. */
export interface CasterToken {
  of(match: string): string | undefined
  keep(match: string, token: string): void
}

export interface CasterTokenOptions {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>
  readonly clean: (address: string) => void
  readonly tab: Pick<Storage, 'getItem' | 'setItem'> | undefined
}

const IN_HASH = /^#c=([\w-]{43})$/

/** Takes a token (`#c=`) out of the address at once: others may see the screen. */
export function createCasterToken({ location, clean, tab }: CasterTokenOptions): CasterToken {
  const kept = new Map<string, string>()
  const keep = (match: string, token: string) => {
    kept.set(match, token)
    try {
      tab?.setItem(nameOf(match), token)
    } catch {
      // It lasts as long as the page.
    }
  }
  const [, token] = IN_HASH.exec(location.hash) ?? []
  const [, match] = /^\/caster\/([^/]+)/.exec(location.pathname) ?? []
  if (token && match) {
    keep(decodeURIComponent(match), token)
    clean(location.pathname + location.search)
  }
  return {
    keep,
    of(match) {
      try {
        return kept.get(match) ?? tab?.getItem(nameOf(match)) ?? undefined
      } catch {
        return kept.get(match)
      }
    },
  }
}

function nameOf(match: string): string {
  return `getaway.caster.${match}`
}
