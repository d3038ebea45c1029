import { customAlphabet } from 'nanoid'

/** Without letters that look like others; 60 bits. */
export const newMatchId = customAlphabet('23456789abcdefghjkmnpqrstuvwxyz', 12)

/** Whether it could be the id of a match at all; what comes in an address may be anything. */
export function isMatchId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text)
}
