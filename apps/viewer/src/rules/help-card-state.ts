import { signal } from '@preact/signals'

/** Whether the help card lies open over the page. */
export const isHelpCardOpen = signal(false)

export function openHelpCard(): void {
  isHelpCardOpen.value = true
}

export function closeHelpCard(): void {
  isHelpCardOpen.value = false
}
