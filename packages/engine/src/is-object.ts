/** Of what a value may be, the objects with fields. */
type ObjectOf<Value> = unknown extends Value
  ? Readonly<Record<string, unknown>>
  : Exclude<Extract<Value, object>, readonly unknown[]>

/** An object with fields: no list, and not null. */
export function isObject<Value>(value: Value): value is Value & ObjectOf<Value> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
