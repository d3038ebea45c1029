/** What a game counts in a match, by subject: `{ wonBy: { runners: 3, chasers: 5 } }`. */
export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>
