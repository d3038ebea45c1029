import type { MatchSummary } from '@getaway/client'

type Seen = Pick<MatchSummary, 'id' | 'head' | 'createdAt'>

/** The match in which most happened since one last looked; among equals the newest. */
export function liveliest<Match extends Seen>(
  now: readonly Match[],
  before: readonly Seen[],
): Match | undefined {
  const heads = new Map(before.map(({ id, head }) => [id, head]))
  const stir = ({ id, head }: Seen) => head - (heads.get(id) ?? head)
  return now.toSorted((one, other) => stir(other) - stir(one) || other.createdAt - one.createdAt)[0]
}
