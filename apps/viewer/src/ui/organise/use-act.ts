import { useRef, useState } from 'preact/hooks'
import { useProblemText } from '../common/use-problem-text.ts'

/** Something that is asked of the service by a press, once at a time. */
export interface DeskAct {
  readonly isUnderWay: boolean
  /** Why the last one failed. */
  readonly why: string | undefined
  /** Whether it was done. */
  run(act: () => Promise<unknown>): Promise<boolean>
  /** Forgets why the last one failed. */
  clear(): void
}

export function useAct(): DeskAct {
  const problemText = useProblemText()
  const isBusy = useRef(false)
  const [state, setState] = useState<'idle' | 'busy' | { readonly why: string }>('idle')
  return {
    isUnderWay: state === 'busy',
    why: typeof state === 'object' ? state.why : undefined,
    clear: () => setState('idle'),
    async run(act) {
      if (isBusy.current) return false
      isBusy.current = true
      setState('busy')
      try {
        await act()
        setState('idle')
        return true
      } catch (error) {
        setState({ why: problemText(error) })
        return false
      } finally {
        isBusy.current = false
      }
    },
  }
}
