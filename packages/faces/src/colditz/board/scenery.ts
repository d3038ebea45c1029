/** What stands around the squares of the castle: for pictures alone, no rule knows it. In cells, whose middles are whole numbers. */

export interface Building {
  readonly id: string
  /** The first and last cells of it: left, top, right, bottom. */
  readonly cells: readonly [number, number, number, number]
  /** Metres above the river. */
  readonly ground: number
  readonly eaves: number
}

export type Line = readonly (readonly [number, number])[]

export const BUILDINGS: readonly Building[] = [
  { id: 'chapel', cells: [10, 5, 12, 9], ground: 12, eaves: 21 },
  { id: 'west-range', cells: [8, 9, 12, 15], ground: 6, eaves: 20 },
  { id: 'north-range', cells: [13, 4, 21, 8], ground: 3, eaves: 24 },
  { id: 'east-range', cells: [21, 8, 24, 10], ground: 12, eaves: 20 },
  { id: 'clock-tower', cells: [24, 4, 25, 7], ground: 3, eaves: 32 },
  { id: 'south-range', cells: [11, 15, 25, 19], ground: 3, eaves: 18 },
  { id: 'lodge', cells: [21, 14, 25, 15], ground: 12, eaves: 17 },
  { id: 'gatehouse', cells: [21, 12, 22, 12], ground: 12, eaves: 19 },
  { id: 'kommandantur', cells: [26, 8, 30, 10], ground: 9, eaves: 20 },
]

export const WIRE: readonly Line[] = [
  [
    [5.5, 8.5],
    [5.5, 15.5],
  ],
  [
    [17.5, 2.5],
    [22.5, 2.5],
  ],
  [
    [22.5, 20.5],
    [27.5, 20.5],
  ],
]

export const CURTAIN_WALL: readonly Line[] = [
  [
    [5.5, 4.2],
    [5.5, 8.5],
  ],
  [
    [5.5, 15.5],
    [5.5, 18.5],
    [8.5, 21.2],
  ],
  [
    [7.0, 3.2],
    [9.0, 2.2],
    [17.5, 2.5],
  ],
  [
    [22.5, 2.5],
    [23.5, 4.0],
  ],
  [
    [27.5, 20.5],
    [28.4, 15.4],
  ],
  [
    [31.6, 15.4],
    [32.7, 14],
    [32.7, 12.5],
  ],
  [
    [32.7, 11.5],
    [32.7, 10.6],
    [30.6, 7.5],
  ],
]

export const MOAT: Line = [
  [7.4, 21.2],
  [15, 21.8],
  [23.4, 20.8],
  [23, 23.3],
  [14.6, 23.3],
  [11.8, 25.2],
  [7.6, 24.8],
]

export const RIVER: Line = [
  [-1.9, -1.9],
  [0.2, -1.9],
  [1.6, 6],
  [0.9, 14],
  [2, 21],
  [0.9, 24.6],
  [-1.9, 26],
]
