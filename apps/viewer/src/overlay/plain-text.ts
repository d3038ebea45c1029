/** What could disturb the text around it: control characters, and marks that turn its direction or are not seen. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu
const JOINER = '\u200d'

/** A text from an address as it may stand on air; undefined if there is none, or it is longer than `most` characters. */
export function plainText(text: string, most: number): string | undefined {
  const plain = text
    .normalize('NFC')
    .replace(UNSEEN, (character) => (character === JOINER ? JOINER : ' '))
    .replace(/\s+/g, ' ')
    .trim()
  return plain === '' || [...plain].length > most ? undefined : plain
}
