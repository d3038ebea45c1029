/** Calls when somebody has pressed something, and at each press from then on: before that browsers play nothing. */
export function afterGesture(act: () => void): () => void {
  if (navigator.userActivation?.hasBeenActive) act()
  const gestures = ['pointerup', 'keydown'] as const
  for (const gesture of gestures) addEventListener(gesture, act, true)
  return () => {
    for (const gesture of gestures) removeEventListener(gesture, act, true)
  }
}
