/** In which light the table stands: an evening with the lamp on, a night, a day. */
export const MOODS = ['warm', 'night', 'day'] as const
export type Mood = (typeof MOODS)[number]
