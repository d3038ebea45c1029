import { useLayoutEffect, useRef } from 'preact/hooks'
import type { KeyAction } from '../../input/keys/key-table.ts'
import type { KeyHandlers, KeyPress } from '../../input/keys/keys.ts'
import { useApp } from '../common/app-context.ts'

/**
 * Does what keys ask for while the component stands, and while `isOn`. In its first `settles` ms a press was meant for
 * what was there before.
 */
export function useKeys(handlers: KeyHandlers, isOn = true, settles = 0): void {
  const { keys } = useApp()
  const newest = useRef(handlers)
  newest.current = handlers
  const names = Object.keys(handlers).join(' ')
  // Before the next picture: what it offers answers to keys at once.
  useLayoutEffect(() => {
    if (!isOn) return
    const forward = (name: string) => [name, (press: KeyPress) => newest.current[name as KeyAction]?.(press)]
    const from = settles > 0 ? performance.now() + settles : 0
    return keys.handle(Object.fromEntries(names.split(' ').map(forward)), from)
  }, [keys, names, isOn, settles])
}
