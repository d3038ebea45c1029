import type { ToldStretch } from '../table/auditing.ts'

/** A stretch whose result hangs on the policy. */
export interface OtherResult {
  readonly title: string
  /** Undefined where there would have been none. */
  readonly recorded: string | undefined
  readonly other: string | undefined
}

/** Which results would differ under other rules of time. */
export function whatDiffers(
  recorded: readonly ToldStretch[],
  other: readonly ToldStretch[],
): readonly OtherResult[] {
  const keys = [...new Set([...recorded, ...other].map(({ key }) => key))]
  return keys.flatMap((key) => {
    const [one, two] = [recorded, other].map((all) => all.find((stretch) => stretch.key === key))
    if (one?.result === two?.result) return []
    return [{ title: one?.title ?? two?.title ?? '', recorded: one?.result, other: two?.result }]
  })
}
