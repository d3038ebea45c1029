import type { Language } from '../../language/language.ts'
import { marginText } from '../../language/margin-text.ts'
import { sayPhoto } from '../../language/photo-words.ts'
import type { PhotoTexts } from '../../photo/draw-photo.ts'
import type { Lane, Photo } from '../../photo/photo-of.ts'

/** What the other policy would have said, in one sentence. */
export function tellOther({ other }: Photo, nameOf: (seat: number) => string, language: Language): string {
  const policy = sayPhoto(language, `photo.of.${other.policy}`)
  const values = { policy, name: nameOf(other.first.seat), margin: marginText(other.margin, language) }
  if (other.margin === 0) return sayPhoto(language, 'photo.other.level', values)
  return sayPhoto(language, other.isSame ? 'photo.other.same' : 'photo.other.changed', values)
}

/** Which policy and clauses decided. */
export function tellRules({ policy, capMs, race }: Photo, language: Language): string {
  const by = sayPhoto(language, `photo.policy.${policy}`, { cap: capMs })
  const word = race.clause.includes(',') ? 'photo.clauses' : 'photo.clause'
  return `${by}. ${sayPhoto(language, word, { clauses: race.clause })}`
}

/** What is written in the picture; a still says all of it. */
export function textsOf(
  photo: Photo,
  nameOf: (seat: number) => string,
  language: Language,
  isStill: boolean,
): PhotoTexts {
  const { race, lanes, margin } = photo
  const said = (lane: Lane) => `${nameOf(lane.seat)} – ${lane.act}`
  return {
    title: race.title,
    margin: `+${marginText(margin, language)}`,
    names: lanes.map(said),
    claimed: sayPhoto(language, 'photo.claimed'),
    received: sayPhoto(language, 'photo.received'),
    counted: sayPhoto(language, 'photo.counted'),
    below: isStill ? [race.sentence, tellRules(photo, language), tellOther(photo, nameOf, language)] : [],
  }
}
