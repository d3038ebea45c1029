import { MOODS, type Mood } from '@getaway/engine/following'
import type { Ground } from '../table/scene.ts'
import { QUALITIES, type Quality } from './quality.ts'

/** What an address fixes of the picture: nothing of it changes what lies on the table. */
export interface Cosmetics {
  /** Undefined: as fine as it runs smoothly. */
  readonly quality: Quality | undefined
  readonly seed: number
  /** What the pieces lie on; undefined: the table in its room. */
  readonly ground?: Ground
  /** In which light it stands; undefined: as the host of the match chose, or an evening's. */
  readonly mood?: Mood | undefined
}

/** `?quality=`, `?seed=` and `?mood=`. */
export function cosmeticsOf(search: string): Cosmetics {
  const query = new URLSearchParams(search)
  const quality = QUALITIES.find((one) => one === query.get('quality'))
  const seed = query.get('seed') ?? ''
  const mood = MOODS.find((one) => one === query.get('mood'))
  return { quality, mood, seed: /^\d{1,9}$/.test(seed) ? Number(seed) : 1 }
}
