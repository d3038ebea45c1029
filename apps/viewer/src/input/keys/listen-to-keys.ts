import type { Focus } from './key-table.ts'
import type { createKeys } from './keys.ts'

/** Hands on the keys that are pressed anywhere on the page, but where somebody writes or presses something else with them. */
export function listenToKeys(keys: ReturnType<typeof createKeys>): () => void {
  const down = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isOfBrowser(event)) return
    if (isOfElement(event)) {
      // Browsers press a button again and again while Enter is kept pressed on it.
      if (event.repeat && isPressing(event)) event.preventDefault()
      return
    }
    const { key, shiftKey, timeStamp, repeat, target } = event
    const preventDefault = () => event.preventDefault()
    keys.down({ key, shiftKey, timeStamp, repeat, preventDefault, within: focusAt(target) })
  }
  const up = (event: KeyboardEvent) => keys.up(event)
  addEventListener('keydown', down)
  addEventListener('keyup', up)
  addEventListener('blur', keys.letGo)
  return () => {
    removeEventListener('keydown', down)
    removeEventListener('keyup', up)
    removeEventListener('blur', keys.letGo)
  }
}

/** A part of the page that has keys of its own says so: `data-keys`. */
function focusAt(target: EventTarget | null): Focus | undefined {
  if (isDialogOpen()) return 'dialog'
  const part = target instanceof Element ? target.closest<HTMLElement>('[data-keys]') : null
  return part?.dataset.keys as Focus | undefined
}

/** The browser keeps this collection up to date; a search goes through each stroke of each tile, at every key. */
function isDialogOpen(): boolean {
  for (const dialog of document.getElementsByTagName('dialog')) if (dialog.open) return true
  return false
}

/** AltGr types brackets on many keyboards; elsewhere it looks like Ctrl and Alt. */
function isOfBrowser(event: KeyboardEvent): boolean {
  if (event.getModifierState('AltGraph')) return false
  return event.metaKey || event.ctrlKey || event.altKey
}

const PRESSED = 'button, a, summary'

function isPressing({ target, key }: KeyboardEvent): boolean {
  return key === 'Enter' && target instanceof HTMLElement && target.matches(PRESSED)
}

/** What has the focus uses some keys itself. */
const OWN_KEYS: readonly (readonly [selector: string, keys: RegExp])[] = [
  ['input[type="checkbox"]', /^ $/],
  ['input[type="radio"]', /^( |Arrow.*)$/],
  ['input, select, textarea, [contenteditable="true"]', /./],
  [PRESSED, /^( |Enter)$/],
]

function isOfElement({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false
  const own = OWN_KEYS.find(([selector]) => target.matches(selector))
  return own?.[1].test(key) ?? false
}
