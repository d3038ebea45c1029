import { useEffect, useState } from 'preact/hooks'

/** So long (ms) nothing was typed. */
const PAUSE = 450

/** The value as it was when it last stood still: a preview does not follow every letter. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
