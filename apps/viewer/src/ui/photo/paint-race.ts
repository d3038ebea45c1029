import type { Language } from '../../language/language.ts'
import { offsetText } from '../../language/margin-text.ts'
import { drawPhoto } from '../../photo/draw-photo.ts'
import type { Photo } from '../../photo/photo-of.ts'
import { rulerFor } from '../../photo/ruler.ts'
import { SEAT_COLOURS } from '../../stage/set/seat-colours.ts'
import { TYPEFACE } from '../../stage/set/typeface.ts'
import type { PaintPhoto } from './photo-strip.tsx'
import { textsOf } from './told-photo.ts'

/** The photo of a race; a line goes through it as the table plays. */
export function paintRace(photo: Photo, nameOf: (seat: number) => string, language: Language): PaintPhoto {
  const ruler = rulerFor(photo.lanes, (us) => offsetText(us, language))
  const colours = photo.lanes.map(({ seat }) => SEAT_COLOURS[seat] ?? SEAT_COLOURS[0])
  return (pen, { width, height }, instant) => {
    const texts = textsOf(photo, nameOf, language, instant === undefined)
    const cursor = instant === undefined ? undefined : instant - photo.race.at
    drawPhoto(pen, photo, ruler, texts, { width, height, typeface: TYPEFACE, colours, cursor })
  }
}
