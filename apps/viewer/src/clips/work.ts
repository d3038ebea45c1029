/** Something that takes a while, can be watched and given up. */
export interface Work {
  readonly signal: AbortSignal
  /** `share`: 0 to 1. */
  readonly onShare: (share: number) => void
}

/** Lets the page do other things, and throws if the work was given up in the meantime. */
export async function breathe({ signal }: Pick<Work, 'signal'>): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
  signal.throwIfAborted()
}
