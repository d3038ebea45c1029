/** It worked or it did not: `ok` tells which, and each side carries only what belongs to it. */
export type Result<Value, Failure = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure }

/** The result of something that worked. */
export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value }
}

/** The result of something that did not work, and why. */
export function failed<Failure>(error: Failure): { readonly ok: false; readonly error: Failure } {
  return { ok: false, error }
}

/** The value, where a failure would be a fault of our own: it is thrown. */
export function unwrap<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok)
    throw new Error(typeof result.error === 'string' ? result.error : JSON.stringify(result.error))
  return result.value
}
