import { createHmac, randomBytes } from 'node:crypto'

/** 256 random bits, as base64url. What is stored of them is their SHA-256. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** A secret that only the holder of another one gets, always the same for that purpose. */
export function derivedSecret(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('base64url')
}
