/** A part of the hand that slams: from one point to another, so wide, with round ends. In cells; its fingers point north. */
export interface HandLimb {
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
  readonly width: number
}

/** A right hand, seen from above: thumb, fingers from the index on, and the back of the hand, which lies over the tile. */
export const HAND_LIMBS: readonly HandLimb[] = [
  { from: [-0.16, 0.2], to: [-0.47, -0.09], width: 0.19 },
  { from: [-0.19, -0.06], to: [-0.29, -0.55], width: 0.175 },
  { from: [-0.03, -0.1], to: [-0.06, -0.68], width: 0.18 },
  { from: [0.12, -0.08], to: [0.17, -0.6], width: 0.175 },
  { from: [0.25, 0], to: [0.37, -0.4], width: 0.155 },
  { from: [-0.11, 0.03], to: [-0.09, 0.34], width: 0.4 },
  { from: [0.12, 0.03], to: [0.1, 0.34], width: 0.42 },
]

/** Seams on the back of a glove, between its fingers. */
export const GLOVE_SEAMS: readonly Omit<HandLimb, 'width'>[] = [
  { from: [-0.13, -0.05], to: [-0.09, 0.13] },
  { from: [0.04, -0.08], to: [0.03, 0.14] },
  { from: [0.2, -0.02], to: [0.15, 0.14] },
]

/** Where the cuff and the sleeve begin and end, and how wide they are. */
export const CUFF = { from: 0.44, to: 0.68, width: 0.62 } as const
export const SLEEVE = { from: 0.64, to: 1.5, width: 0.5 } as const

export const GLOVE = '#f6ead2'
export const GLOVE_SHADE = '#d9c29a'
export const COAT = '#3a3d55'
