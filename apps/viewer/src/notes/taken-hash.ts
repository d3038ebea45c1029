/** Takes notes that came with a link out of the address at once: the screen may be shown, and the link copied. */
export function takeNotesHash(
  { hash, pathname, search }: Pick<Location, 'hash' | 'pathname' | 'search'>,
  clean: (address: string) => void,
): string | undefined {
  if (!hash.startsWith('#notes=')) return undefined
  clean(pathname + search)
  return hash
}
