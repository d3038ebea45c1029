/** What lies over a picture, in px: its head, its foot, and a corner at the lower left. */
export interface Covered {
  readonly head: number
  readonly foot: number
  readonly corner: { readonly width: number; readonly height: number }
}

/** A picture in px, and what of it is covered. */
export interface PictureRoom extends Covered {
  readonly width: number
  readonly height: number
}

export const UNCOVERED: Covered = { head: 0, foot: 0, corner: { width: 0, height: 0 } }

/** So much of a small picture counts as covered at most; the head may take what the foot leaves of it. */
const MOST = 11 / 15

/** Of a small picture head and foot never cover all. */
export function pictureRoomOf(width: number, height: number, { head, foot, corner }: Covered): PictureRoom {
  const low = Math.min(foot, height / 3)
  return { width, height, head: Math.min(head, height * MOST - low), foot: low, corner }
}

/** However much is covered, so much stays for the picture. */
const LEAST = 80

/** Up to where a foot may reach that keeps clear of the corner. */
export function aboveCorner({ height, head, corner }: PictureRoom): number {
  return Math.max(Math.min(corner.height, height - head - LEAST), 0)
}
