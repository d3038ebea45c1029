/** What runners look for (C6.1) and where they want to be, as line drawings in a box of 24 × 24. */
export const ITEM_ICONS = {
  map: 'M3 6.2 9 4l6 2.2L21 4v13.8L15 20l-6-2.2L3 20zM8.6 6.2v10M15.4 8v10',
  money: 'M2.5 6.5h19v11h-19zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6M5.5 12h.01M18.5 12h.01',
  keys: 'M7.5 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M11 12h10v4M17 12v3.4',
  hideout: 'M3 11.5 12 4l9 7.5M6 10v10h12V10M10 20v-5.5h4V20',
} as const
