/** What a typed character comes to. */
export interface Typed {
  /** It is part of a label: nothing else is to have it. */
  readonly isTaken: boolean
  /** The label that stands there now; undefined: it is not whole yet. */
  readonly label: string | undefined
}

/** So long (ms) a further character belongs to the ones before. */
export const TYPING_MS = 1200

/** Labels of more than one character are typed one after the other: 1, then 4, is 14. */
export function createTyping(): (character: string, time: number, labels: readonly string[]) => Typed {
  let typed = ''
  let last = Number.NEGATIVE_INFINITY
  return (character, time, labels) => {
    const begun = time - last <= TYPING_MS ? typed : ''
    const wanted = [begun + character, character]
    typed = wanted.find((text) => labels.some((label) => label.startsWith(text))) ?? ''
    last = time
    return { isTaken: typed !== '', label: labels.find((label) => label === typed) }
  }
}
