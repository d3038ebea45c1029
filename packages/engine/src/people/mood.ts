import { isObject } from '../is-object.ts'
import type { LogEvent } from '../log/event.ts'

/** In which light a table stands: an evening with the lamp on, a night, a day. */
export const MOODS = ['warm', 'night', 'day'] as const
export type Mood = (typeof MOODS)[number]

/**
 * The light that the host of a match chose, from its first event; undefined if none. Nothing that is judged depends on
 * it, so a reader passes over what it does not know.
 */
export function moodOf({ data }: Pick<LogEvent, 'data'>): Mood | undefined {
  const options = isObject(data) ? data.options : undefined
  return isObject(options) ? MOODS.find((mood) => mood === options.mood) : undefined
}
