import { effect, type ReadonlySignal, signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { afterGesture } from '../../sound/after-gesture.ts'
import { createDueCues } from '../../sound/due-cues.ts'
import { createSpeaker, type Speaker } from '../../sound/speaker.ts'
import { TREMBLES } from '../../sound/trembles.ts'
import type { Cue, Sounding } from '../../table/cue.ts'
import type { TablePlan } from '../../table/table-plan.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { useApp } from '../common/app-context.ts'

/** Sounds what the table shows, as it shows it: live, or in a replay at its own speed; and lets a player's phone feel it. */
export function useHearing(viewing: Viewing, isMuted: ReadonlySignal<boolean>): void {
  const { settings, facts } = useApp()
  useEffect(() => {
    let isHere = true
    let speaker: Speaker | undefined
    let sounding: Sounding<TablePlan> | undefined
    let plan: TablePlan | undefined
    let cues: readonly Cue[] = []
    let heard = 0
    const due = createDueCues()
    const mayBeHeard = signal(false)
    const stopWaiting = afterGesture(() => {
      mayBeHeard.value = true
      if (speaker) return speaker.wake()
      if (typeof AudioContext !== 'undefined') speaker = createSpeaker(new AudioContext())
    })
    const stopLoading = effect(() => {
      const { value: table } = viewing.table
      // A page that is only watched loads none of it.
      if (!mayBeHeard.value || sounding || !table?.loadSounding) return
      table.loadSounding().then((loaded) => {
        if (isHere) sounding = loaded
      }, reportError)
    })
    const sound = (cue: Cue) => {
      heard++
      if (!isMuted.peek()) speaker?.play(cue.sound, settings.volume.peek())
      const tremble = cue.isOwn && settings.vibrates.peek() ? TREMBLES[cue.sound] : undefined
      if (tremble) navigator.vibrate?.([...tremble])
    }
    const stopHearing = effect(() => {
      const instant = viewing.posed.value
      const [now, { seat }, { isFollowing, isPlaying, speed }] = [
        viewing.plan.value,
        viewing.look.value,
        viewing.playback.value,
      ]
      if (!now || !sounding) return
      if (now !== plan) cues = sounding.cuesOf(now, seat)
      plan = now
      if (!isFollowing && !(isPlaying && speed === 1)) return due.pass(instant)
      for (const cue of due.take(cues, instant)) sound(cue)
    })
    const stopTelling = facts.ask(() => ({ heard, isAudible: speaker !== undefined && !isMuted.peek() }))
    return () => {
      isHere = false
      stopTelling()
      stopHearing()
      stopLoading()
      stopWaiting()
      speaker?.dispose()
    }
  }, [viewing, isMuted])
}
