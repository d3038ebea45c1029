import { useEffect, useState } from 'preact/hooks'

/** How long (ms) after the table the parts load that are wanted later: not before the first tile, and before the line may be cut. */
const LATER = 5000

/** Whether that time has come. */
export function useLater(): boolean {
  const [isLater, setLater] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), LATER)
    return () => clearTimeout(timer)
  }, [])
  return isLater
}
