import type { ViewingCourse } from '../../viewing/course.ts'
import controlStyles from '../common/controls.module.css'

/**
 * Screen readers are told what happens, in this one place: at the live end, while it plays, and by the buttons that go
 * from event to event. Those who move the slider are told by the slider.
 */
export function ToldMoves({ course: { viewing, moves, present } }: { readonly course: ViewingCourse }) {
  const isPlaying = viewing.playback.value.isPlaying
  const move = moves.value[present.value]
  const isOnSlider = !isPlaying && document.activeElement?.getAttribute('role') === 'slider'
  return (
    <p class={controlStyles.spoken} aria-live="polite">
      {!isOnSlider && move?.text}
    </p>
  )
}
