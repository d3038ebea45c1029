const frozen = new WeakSet<object>()

/** Freezes a value of JSON with all that it holds, for those who share it. */
export function deepFreeze<Value extends object>(value: Value): Value {
  freezeParts(value)
  frozen.add(value)
  return value
}

function freezeParts(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const part of Object.values(value)) freezeParts(part)
  Object.freeze(value)
}

/** True of what `deepFreeze` returned: it stays as it is, no matter who holds it. */
export function isDeepFrozen(value: unknown): value is object {
  return typeof value === 'object' && value !== null && frozen.has(value)
}
