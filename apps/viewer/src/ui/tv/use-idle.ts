import { useEffect, useState } from 'preact/hooks'

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** Whether nobody has touched anything for so long (ms). */
export function useIdle(after: number): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const stir = () => {
      clearTimeout(timer)
      setIdle(false)
      timer = setTimeout(() => setIdle(true), after)
    }
    stir()
    for (const sign of SIGNS) addEventListener(sign, stir)
    return () => {
      clearTimeout(timer)
      for (const sign of SIGNS) removeEventListener(sign, stir)
    }
  }, [after])
  return isIdle
}
