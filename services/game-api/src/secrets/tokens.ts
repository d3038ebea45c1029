import { randomBytes } from 'node:crypto'

/** 256 random bits, as base64url. What is stored of them is their SHA-256. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}
