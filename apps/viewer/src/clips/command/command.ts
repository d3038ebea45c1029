import * as v from 'valibot'

const side = v.pipe(v.number(), v.integer(), v.minValue(64), v.maxValue(16_384))

/** What the command line asks for; instants are µs into the match, and without `until` it is filmed to its end. */
export const commandSchema = v.object({
  kind: v.picklist(['picture', 'clip', 'gif']),
  container: v.picklist(['mp4', 'webm']),
  from: v.pipe(v.number(), v.minValue(0)),
  until: v.nullable(v.number()),
  width: side,
  height: side,
  picture: v.picklist(['2d', '3d']),
  view: v.picklist(['follow', 'director', 'cinematic', 'top']),
  speed: v.pipe(v.number(), v.minValue(0.05), v.maxValue(16)),
  exposures: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(256)),
  quality: v.picklist(['low', 'medium', 'high']),
  seed: v.pipe(v.number(), v.integer()),
  hasCaption: v.boolean(),
  hasSound: v.boolean(),
  language: v.picklist(['en', 'it']),
  longest: v.number(),
})

export type FilmCommand = v.InferOutput<typeof commandSchema>
