import { useMemo } from 'preact/hooks'
import { sayCard } from '../../../language/card-words.ts'
import { marginText } from '../../../language/margin-text.ts'
import { photoOf } from '../../../photo/photo-of.ts'
import { endCardOf } from '../../../review/card/card-of.ts'
import type { CardTexts } from '../../../review/card/draw-card.ts'
import { SEAT_COLOURS } from '../../../stage/set/seat-colours.ts'
import { useApp, useWordsOf } from '../../common/app-context.ts'
import { useReckoner } from '../../insight/use-reckoner.ts'
import { useRaces } from '../../photo/use-races.ts'
import { useLookedBack } from '../looked-back.ts'

/** The card of the match for everybody, in the page's language. */
export function useCardTexts(): CardTexts {
  const { course, reviewing, timeline, names } = useLookedBack()
  const { language } = useApp()
  const say = useWordsOf(sayCard)
  const known = course.viewing.known.value
  const races = useRaces(course)
  const labels = course.strip.value.chapters
  const answers = useReckoner(course.viewing)?.reckoner.whole.value
  return useMemo(() => {
    const review = reviewing.reviewOf(timeline, undefined, answers)
    const card = endCardOf(review, names.length)
    const { why } = review
    const margins =
      known && races && races !== 'none'
        ? races.races.flatMap((race) => photoOf(race, known, races.broadcasting.raceTypes)?.margin ?? [])
        : []
    const closest = margins.length > 0 ? Math.min(...margins) : undefined
    const { longestLead } = card
    const labelOf = (number: number) =>
      labels.find(({ sign }) => sign === String(number))?.label ?? `${number}`
    const lead =
      longestLead &&
      say('in.chapter', {
        label: labelOf(longestLead.chapter),
        lead: reviewing.sayLead(timeline, longestLead.lead, longestLead.value, language.value),
      })
    return {
      players: names.map((name, seat) => ({
        name,
        colour: colourOf(seat),
        isWinner: card.winners.includes(seat),
      })),
      result: why
        ? say('clause', {
            result: reviewing.sayWhy(timeline, review, why, language.value),
            clause: why.clause,
          })
        : say('unfinished'),
      chapters: card.chapters.map(({ number }, nth) => {
        const [winner] = card.chapterWinners[nth] ?? []
        return { sign: String(number), colour: winner === undefined ? undefined : colourOf(winner) }
      }),
      figures: reviewing.figuresOf?.(review, language.value) ?? [
        { label: say('lead'), value: lead ?? say('none') },
        {
          label: say('race'),
          value: closest === undefined ? say('none') : marginText(closest, language.value),
        },
        {
          label: say('mistakes'),
          value: names.map((name, seat) => `${name}: ${card.mistakes[seat] ?? 0}`).join(', '),
        },
      ],
      foot: `Getaway · ${new Intl.DateTimeFormat(language.value, { dateStyle: 'long' }).format((known?.start ?? 0) / 1000)}`,
    }
  }, [
    ...[reviewing, timeline, names, labels, known, answers, language.value],
    races === 'none' ? undefined : races?.races,
  ])
}

function colourOf(seat: number): string {
  return SEAT_COLOURS[seat] ?? SEAT_COLOURS[0]
}
