import { useEffect } from 'preact/hooks'

/** Keeps the screen awake, where it can be kept; browsers let go of it whenever the page is hidden. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isHere = true
    const ask = async () => {
      if (document.hidden || !('wakeLock' in navigator)) return
      try {
        const given = await navigator.wakeLock.request('screen')
        if (isHere) lock = given
        else void given.release()
      } catch {
        // A battery that runs low has the last word.
      }
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isHere = false
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [])
}
