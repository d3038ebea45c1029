import type { Ground } from '../table/scene.ts'
import { QUALITIES, type Quality } from './quality.ts'

/** What an address fixes of the picture: nothing of it changes what lies on the table. */
export interface Cosmetics {
  /** Undefined: as fine as it runs smoothly. */
  readonly quality: Quality | undefined
  readonly seed: number
  /** What the pieces lie on; undefined: the table in its room. */
  readonly ground?: Ground
}

/** `?quality=` and `?seed=`. */
export function cosmeticsOf(search: string): Cosmetics {
  const query = new URLSearchParams(search)
  const quality = QUALITIES.find((one) => one === query.get('quality'))
  const seed = query.get('seed') ?? ''
  return { quality, seed: /^\d{1,9}$/.test(seed) ? Number(seed) : 1 }
}
