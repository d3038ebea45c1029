const frozen = new WeakSet<object>()

/** Freezes a value of JSON with all that it holds, for those who share it. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || frozen.has(value)) return value
  for (const part of Object.values(value)) deepFreeze(part)
  frozen.add(value)
  return Object.freeze(value)
}

/** True of what `deepFreeze` has frozen: it stays as it is, whoever holds it. */
export function isDeepFrozen(value: unknown): value is object {
  return typeof value === 'object' && value !== null && frozen.has(value)
}
