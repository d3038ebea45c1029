/** Takes what a link carried behind `#` out of the address at once: notes, or the key to a review that somebody leads. */
export function takenHash(): string {
  const { hash, pathname, search } = location
  if (!/^#(notes|follow)\b/.test(hash)) return ''
  history.replaceState(null, '', pathname + search)
  return hash
}
