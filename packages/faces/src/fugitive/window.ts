/** The picture on a card of 100 × 140: what is drawn past it is hidden by the frame. */
export const WINDOW = { left: 5, top: 5, width: 90, height: 111 } as const
export const BOTTOM = WINDOW.top + WINDOW.height
export const RIGHT = WINDOW.left + WINDOW.width
/** Where the sky ends behind all that stands on the ground. */
export const HORIZON = 88
/** Where a place stands. */
export const GROUND = 103
