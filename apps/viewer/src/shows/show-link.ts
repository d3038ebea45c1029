/** The key to a show, as the address of an overlay or a TV carries it where browsers send it nowhere. */
export interface ShowKey {
  readonly id: string
  readonly key: string
}

const IN_HASH = /^#(?:.*&)?show=([\w-]{1,64})\.([\w-]{43})(?:&|$)/

/** The show that an address names; undefined: none, or not in its whole length. */
export function showKeyIn(hash: string): ShowKey | undefined {
  const [, id, key] = IN_HASH.exec(hash) ?? []
  return id && key ? { id, key } : undefined
}

/** The end of the address of an overlay or a TV of this show. */
export function formatShowKey({ id, key }: ShowKey): string {
  return `#show=${id}.${key}`
}
