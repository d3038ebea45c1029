/** The colours of the seats, as the page's style sheet has them. */
export const SEAT_COLOURS = ['#f2a65a', '#5fc3c9', '#c79bf0', '#a9d36a', '#f28cab', '#8fb2ff'] as const
