import { useEffect } from 'preact/hooks'
import type { Course } from '../../viewing/course.ts'
import { actOf, type PageKeys } from '../../viewing/keys.ts'

/** The keys of the page, but where somebody writes, chooses, or presses something else with them. */
export function useKeys(course: Course, page: PageKeys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isOfBrowser(event) || isTaken(event)) return
      const act = actOf(event, course, page)
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [course, page])
}

/** AltGr types brackets on many keyboards; elsewhere it looks like Ctrl and Alt. */
function isOfBrowser(event: KeyboardEvent): boolean {
  if (event.getModifierState('AltGraph')) return false
  return event.metaKey || event.ctrlKey || event.altKey
}

/** What has the focus uses some keys itself. */
const OWN_KEYS: readonly (readonly [selector: string, keys: RegExp])[] = [
  ['input[type="checkbox"]', /^ $/],
  ['input[type="radio"]', /^( |Arrow.*)$/],
  ['input, select, textarea, [contenteditable="true"]', /./],
  ['button, a, summary', /^ $/],
]

function isTaken({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]')) return true
  if (!(target instanceof HTMLElement)) return false
  const own = OWN_KEYS.find(([selector]) => target.matches(selector))
  return own?.[1].test(key) ?? false
}
