import { visible } from '@getaway/engine'

/**
 * The value with every string in it, keys too, made harmless: names and reasons in a log are anybody's
 * words, and a terminal obeys some of them.
 */
export function safe<T>(value: T): T {
  return harmless(value) as T
}

function harmless(value: unknown): unknown {
  if (typeof value === 'string') return visible(value)
  if (Array.isArray(value)) return value.map(harmless)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [visible(key), harmless(one)]))
}
