import { SHOW_VIEWS } from '@getaway/client/protocol'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { KeyRow } from '../../input/keys/key-table.ts'
import { type CasterWord, casterWordIn } from '../../language/caster-words.ts'
import { useApp } from '../common/app-context.ts'
import type { Controls } from './use-controls.ts'

interface Acts {
  readonly controls: Controls
  /** A replay of the last key moment; does nothing where there is none. */
  readonly replay: () => void
  readonly story: () => void
  readonly leaveStory: () => void
}

const row = (says: CasterWord, keys: Readonly<Record<string, readonly string[]>>): KeyRow => ({
  says: casterWordIn(says),
  group: 'keys.casting',
  in: ['casting'],
  keys,
})

const ROWS: readonly KeyRow[] = [
  row('keys.take', { take: ['t', 'Enter'] }),
  row('keys.drop', { drop: ['Escape'] }),
  row(
    'keys.cameras',
    Object.fromEntries(SHOW_VIEWS.map((view, nth) => [`camera-${view}`, [String(nth + 1)]])),
  ),
  row('keys.replay', { replay: ['r'] }),
  row('keys.story', { story: ['a'], 'leave-story': ['s'] }),
  row('keys.press', { press: ['p'] }),
  row('keys.clear', { 'clear-graphic': ['x'], 'clear-all': ['0'] }),
  row('keys.direct', { direct: ['d'] }),
]

/** What keys do in the hands of a caster. */
export function useCastingKeys(acts: Acts): void {
  const { keys } = useApp()
  const newest = useRef(acts)
  newest.current = acts
  useLayoutEffect(() => keys.enter('casting', ROWS, (action) => perform(action, newest.current)), [keys])
}

function perform(action: string, { controls, replay, story, leaveStory }: Acts): boolean {
  const view = SHOW_VIEWS.find((one) => action === `camera-${one}`)
  if (view) controls.choose({ type: 'camera', view })
  else if (action === 'take') controls.take()
  else if (action === 'drop') controls.drop()
  else if (action === 'replay') replay()
  else if (action === 'story') story()
  else if (action === 'leave-story') leaveStory()
  else if (action === 'press')
    controls.pressing.value = controls.pressing.peek() === 'shot' ? 'highlight' : 'shot'
  else if (action === 'clear-graphic') void controls.air({ type: 'clear', what: 'graphic' })
  else if (action === 'clear-all') void controls.air({ type: 'clear', what: 'all' })
  else if (action === 'direct') controls.isDirect.value = !controls.isDirect.peek()
  else return false
  return true
}
