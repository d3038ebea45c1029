import type { Language } from '../../../language/language.ts'
import { percentText } from '../../../language/percent-text.ts'
import type { Gamble } from '../../../table/broadcasting.ts'
import type { InsightAnswers } from '../../../table/insight.ts'
import type { OddsAnswer } from '../insight/odds-answer.ts'
import { stripOf } from '../insight/strip-of.ts'
import type { FugitiveTimeline } from '../plan/chronicle.ts'
import { ALL } from '../plan/sides.ts'
import { listed, namesOf } from '../telling/names.ts'
import { createCardWriter } from './card-writer.ts'
import { type Step, stepsOf } from './step.ts'
import { sayFugitiveAir } from './words.ts'

/** Every guess with what the marshal could know when she made it. The last one decides: what it left open was lost or won. */
export function fugitiveGamblesOf(
  timeline: FugitiveTimeline,
  language: Language,
  answers: InsightAnswers<OddsAnswer>,
): readonly Gamble[] {
  const match = timeline.stateAfter(timeline.length)
  const over =
    match.over && [...Array(timeline.length).keys()].find((index) => timeline.stateAfter(index + 1).over)
  // While the match runs what could be known is a secret.
  const knownFrom = over === undefined ? Number.POSITIVE_INFINITY : (timeline.entryAt(over)?.event.at ?? 0)
  const last = match.table?.guesses.at(-1)?.seq
  const gambles: Gamble[] = []
  let made: Step | undefined
  for (const step of stepsOf(timeline, answers)) {
    if (step.guessed) made = step
    const gamble =
      made && step.answered ? gambleOf(timeline, made, step, { language, knownFrom, last }) : undefined
    if (gamble) gambles.push(gamble)
  }
  return gambles
}

interface Telling {
  readonly language: Language
  readonly knownFrom: number
  /** Of the match. */
  readonly last: number | undefined
}

function gambleOf(
  timeline: FugitiveTimeline,
  made: Step,
  { answered, toldAt }: Step,
  { language, knownFrom, last }: Telling,
): Gamble | undefined {
  const { could, entry, now, match, index } = made
  const guess = could?.guess
  if (!could || !guess || !answered) return undefined
  const { seats } = createCardWriter(match, language).writer
  const best = listed(guess.best.numbers, language)
  const numbers = listed(
    guess.numbers.toSorted((one, other) => one - other),
    language,
  )
  const most = percentText(guess.best.chance, language)
  const isRight = answered.isRight === true
  const values = { n: answered.turn, numbers, marshal: namesOf(match, language).marshal }
  return {
    ...{ key: `guess-${entry.event.seq}`, seq: entry.event.seq, seat: seats.marshal },
    ...{
      at: now,
      until: toldAt,
      knownFrom: Math.max(knownFrom, toldAt),
      isDecisive: answered.seq === last,
      isRight,
    },
    chance: guess.chance,
    title: sayFugitiveAir(language, answered.isHunt ? 'gamble.title.hunt' : 'gamble.title', values),
    sentence: sayFugitiveAir(language, isRight ? 'gamble.right' : 'gamble.wrong', {
      chance: percentText(guess.chance, language),
      best: sayFugitiveAir(language, best === numbers ? 'gamble.best' : 'gamble.better', { best, most }),
    }),
    clause: answered.isHunt ? 'F6.3' : 'F5.2',
    // With the guess on it, and what was known before it.
    strip: stripOf(timeline, index + 1, { ...could, guess: undefined }, ALL, language),
  }
}
