/** As a key, a text becomes the only one of its kind in memory: it is compared by its address from then on. */
export function interned(text: string): string {
  return Object.keys({ [text]: 0 })[0] ?? text
}
