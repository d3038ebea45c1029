import type { Language } from '../../language/language.ts'
import { percentText } from '../../language/percent-text.ts'
import { sayPhoto } from '../../language/photo-words.ts'
import { drawGamble } from '../../photo/draw-gamble.ts'
import { TYPEFACE } from '../../stage/set/typeface.ts'
import type { Gamble } from '../../table/broadcasting.ts'
import type { PaintPhoto } from './photo-strip.tsx'

/** The photo of a choice: nothing in it moves. */
export function paintGamble(gamble: Gamble, language: Language): PaintPhoto {
  const { title, sentence, clause, chance, strip } = gamble
  const isSeen = {
    named: true,
    there: strip.cells.some(({ isThere }) => isThere),
    known: strip.cells.some(({ standing }) => standing === 'known'),
  }
  const legend = (['named', 'there', 'known'] as const).flatMap((sign) =>
    isSeen[sign] ? [{ sign, text: sayPhoto(language, `gamble.${sign}`) }] : [],
  )
  return (pen, { width, height }, instant) => {
    const below =
      instant === undefined ? [sentence, sayPhoto(language, 'photo.clause', { clauses: clause })] : []
    const texts = { title, chance: percentText(chance, language), legend, below }
    drawGamble(pen, gamble, texts, { width, height, typeface: TYPEFACE })
  }
}
