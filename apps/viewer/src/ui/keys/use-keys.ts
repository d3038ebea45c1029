import { useEffect, useRef } from 'preact/hooks'
import type { KeyAction } from '../../input/keys/key-table.ts'
import type { KeyHandlers, KeyPress } from '../../input/keys/keys.ts'
import { useApp } from '../common/app-context.ts'

/** Does what keys ask for while the component stands, and while `isOn`. */
export function useKeys(handlers: KeyHandlers, isOn = true): void {
  const { keys } = useApp()
  const newest = useRef(handlers)
  newest.current = handlers
  const names = Object.keys(handlers).join(' ')
  useEffect(() => {
    if (!isOn) return
    const forward = (name: string) => [name, (press: KeyPress) => newest.current[name as KeyAction]?.(press)]
    return keys.handle(Object.fromEntries(names.split(' ').map(forward)))
  }, [keys, names, isOn])
}
