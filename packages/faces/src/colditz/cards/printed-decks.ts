/** How often each Opportunity and Security card is printed (K2.5), by its name in the log. */
export const PRINTED_DECKS = {
  opportunity: {
    'tunnel-A': 1,
    'tunnel-B': 1,
    'tunnel-C': 1,
    release: 5,
    'fast-chapel': 1,
    'fast-theatre': 1,
    'fast-kitchen': 1,
    'fast-library': 1,
    'fast-sickbay': 1,
    'fast-laundry': 1,
    'fast-cellar': 1,
    'fast-registry': 1,
    'exchange-rope': 3,
    'exchange-cutters': 2,
    'exchange-pass': 2,
    'exchange-key': 2,
    bribe: 2,
    'kit-clothes-food': 2,
    'kit-compass-papers': 2,
    'staff-car': 1,
    sabotage: 2,
    diversion: 3,
    inspection: 2,
    hideaway: 3,
    talisman: 2,
    warning: 3,
  },
  security: {
    appel: 3,
    'search-theatre': 1,
    'search-laundry': 1,
    'search-workshop': 1,
    'search-parcels': 1,
    detected: 2,
    shot: 3,
    'arrest-pass': 2,
    'arrest-key': 2,
  },
} as const

export const PRINTED_EQUIPMENT = { rope: 9, cutters: 6, pass: 6, key: 6 } as const
export const PRINTED_KITS = 5
/** K12.2: the throws of the five cards. */
export const PRINTED_DO_OR_DIE = [3, 4, 5, 6, 7] as const
