import type { VNode } from 'preact'
import { useCallback, useState } from 'preact/hooks'

/** The sheet of all keys: it comes when it is first asked for. */
export function useKeyHelp(): { help: () => void; sheet: VNode | undefined } {
  const [Sheet, setSheet] = useState<typeof import('./key-help.tsx').KeyHelp>()
  const [isOpen, setOpen] = useState(false)
  const help = useCallback(() => {
    setOpen(true)
    import('./key-help.tsx').then(({ KeyHelp }) => setSheet(() => KeyHelp), reportError)
  }, [])
  const sheet = isOpen && Sheet ? <Sheet onClose={() => setOpen(false)} /> : undefined
  return { help, sheet }
}
