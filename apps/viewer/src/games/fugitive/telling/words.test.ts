import { EVENT_CARDS } from '@getaway/engine/fugitive'
import { fugitiveCase } from '@getaway/engine/testing'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../language/language.ts'
import { fugitivePlanOf } from '../plan/plan-of.ts'
import { ENDINGS, LOOK, lineOf } from '../testing/lines.ts'
import { listed, theCard } from './names.ts'
import { fugitiveStatusOf } from './status.ts'
import { fugitiveStoryOf } from './story.ts'

const { draws, guesses, places, play } = fugitiveCase
type Played = ReturnType<typeof play>

const AT_REST = Number.MAX_SAFE_INTEGER

function statusAt({ events }: Pick<Played, 'events'>, instant = AT_REST, language: 'en' | 'it' = 'en') {
  const line = lineOf(events)
  return fugitiveStatusOf(line, fugitivePlanOf(line, line.length, LOOK), instant, language)
}

const first = [places(3), places(5, 4)]
const marshal = [...first, draws(1), draws(2)]
const byEvent = (
  id: string,
  ...more: Parameters<typeof play>[1] extends readonly (infer Fact)[] | undefined ? Fact[] : never
) => play({ variant: 'random-events', deal: { tops: [[], [id, 20, 21], []] } }, [...first, draws(2), ...more])

describe('whose step it is', () => {
  it.each([
    {
      name: 'before the deal',
      given: play({ deal: 'none' }),
      sentence: 'The players are getting ready.',
      waits: ['Seat 1', 'Seat 2'],
    },
    { name: 'F3.1', given: play({}), sentence: 'Seat 1 places the first hideout.', waits: ['Seat 1'] },
    {
      name: 'F3.1, once more',
      given: play({}, [places(3)]),
      sentence: 'Seat 1 may place one more hideout.',
      waits: ['Seat 1'],
    },
    {
      name: 'F3.2',
      given: play({}, first),
      sentence: 'Seat 2 is drawing cards: 2 to go.',
      waits: ['Seat 2'],
    },
    {
      name: 'F5.1',
      given: play({}, marshal),
      sentence: 'Seat 2 is guessing. Face down: 2.',
      waits: ['Seat 2'],
    },
    {
      name: 'F3.3',
      given: play({}, [...marshal, guesses(9)]),
      sentence: 'Seat 1 is drawing a card.',
      waits: ['Seat 1'],
    },
    {
      name: 'F3.3, place or pass',
      given: play({}, [...marshal, guesses(9), draws(1)]),
      sentence: 'Seat 1 is placing a hideout, or passes.',
      waits: ['Seat 1'],
    },
    {
      name: 'F7: only one number',
      given: byEvent('f06', draws(2), draws(1)),
      sentence: 'Seat 2 is guessing a single number. Face down: 2.',
      waits: ['Seat 2'],
    },
    {
      name: 'F7: a discard',
      given: byEvent('n06'),
      sentence: 'Seat 1 is laying a card out of the game.',
      waits: ['Seat 1'],
    },
  ])('$name: $sentence', ({ given, sentence, waits }) => {
    const status = statusAt(given)
    expect(status.sentence).toBe(sentence)
    expect(status.waitsFor).toEqual(waits)
  })

  it('F6.3: the manhunt says how many are still to be found', () => {
    const { events } = ENDINGS['manhunt-won']
    const begun = events.findIndex(({ type }) => type === 'manhunt.begun') + 1
    const status = statusAt({ events: events.slice(0, begun) as unknown as Played['events'] })
    expect(status).toMatchObject({
      title: 'Manhunt',
      sentence: 'Seat 2 names one number at a time. Still to be found: 1.',
    })
  })
})

describe('an answer that is not shown yet', () => {
  const { events } = ENDINGS.caught
  const line = lineOf(events)
  const plan = fugitivePlanOf(line, line.length, LOOK)
  const told = plan.counters[0]?.answeredFrom ?? 0
  const at = (instant: number) => fugitiveStatusOf(line, plan, instant, 'en')

  it('is told by no word, no count and no name', () => {
    const before = at(told - 1)
    expect(before.title).toBe('Turn 4')
    expect(before.sentence).toBe('Seat 2 guesses 3 and 5.')
    expect(before.players.some(({ hasWon }) => hasWon)).toBe(false)
    expect(before.counts.slice(0, 2).map(({ value }) => value)).toEqual(['2', '0'])
  })

  it('then the end, once the table has shown it', () => {
    const after = at(AT_REST)
    expect(after.title).toBe('The match is over')
    expect(after.sentence).toBe('Seat 2 has found every hideout and caught Seat 1.')
    expect(after.players.map(({ hasWon, marks }) => [hasWon, ...marks.map(({ count }) => count)])).toEqual([
      [false, 0, 0],
      [true, 1, 0],
    ])
    expect(after.counts.slice(0, 2).map(({ value }) => value)).toEqual(['0', '2'])
    expect(at((plan.ending?.from ?? 0) - 1).title).not.toBe('The match is over')
  })
})

it('F7: what events have changed stands there until it is used', () => {
  const rows = (given: Played) =>
    statusAt(given)
      .counts.filter(({ label }) => /Next|next/.test(label))
      .map(({ label, value }) => `${label}: ${value}`)
  expect(rows(play({}, first))).toEqual([])
  expect(rows(byEvent('f07'))).toEqual(['Next hideout: up to 5 further, not 3, plus sprint cards'])
  expect(rows(byEvent('g07'))).toEqual(['Next hideout: no sprint cards', 'Seat 2’s next draw: left out once'])
  expect(rows(byEvent('f09'))).toEqual(['Next guess: one number only', 'Seat 2’s next draw: not from deck 2'])
  expect(rows(byEvent('n03'))).toEqual(['Next hideout: left out once', 'Next guess: left out once'])
  expect(rows(byEvent('g10', draws(2), draws(1), guesses(9)))).toEqual([])
})

it('F6.3: says what the 42 would come to, and not before the answer is told', () => {
  const { events } = ENDINGS.escaped
  const answered = events.findIndex(({ type }) => type === 'guess.answered')
  const line = lineOf(events, answered + 1)
  const plan = fugitivePlanOf(line, line.length, LOOK)
  const told = plan.counters[0]?.answeredFrom ?? 0
  const bring = (instant: number) =>
    fugitiveStatusOf(line, plan, instant, 'en').counts.find(({ label }) => label === 'The 42 would bring')
      ?.value
  expect(bring(told - 1)).toBe('a manhunt: nothing above 29 is found')
  expect(bring(told)).toBe('the getaway at once')
  expect(statusAt(ENDINGS.escaped).counts.map(({ label }) => label)).not.toContain('The 42 would bring')
})

describe('an event card that is being read', () => {
  it.each(EVENT_CARDS.map(({ id }) => id))('%s has its name, its words and what it told', (id) => {
    const { events } = byEvent(id)
    const line = lineOf(events)
    const plan = fugitivePlanOf(line, line.length, LOOK)
    const read = plan.events.at(-1)
    const card = EVENT_CARDS.find((one) => one.id === id)
    for (const language of LANGUAGES) {
      const { sentence } = fugitiveStatusOf(line, plan, read?.readFrom ?? 0, language)
      expect(sentence).toContain(`${card?.name[language]}. ${card?.text[language]}`)
      expect(sentence).not.toMatch(/\{|undefined/)
    }
  })

  it('says what is told of the row', () => {
    const said = (id: string) => {
      const line = lineOf(byEvent(id).events)
      const plan = fugitivePlanOf(line, line.length, LOOK)
      return fugitiveStatusOf(line, plan, plan.events.at(-1)?.readFrom ?? 0, 'en').sentence
    }
    expect(said('f14')).toMatch(/Hideout 1 is odd\.$/)
    expect(said('g02')).toMatch(/Hideout 2 comes from deck 1\.$/)
    expect(said('g09')).toMatch(/Sprint under hideout 2: 4\.$/)
    expect(said('g11')).toMatch(/Hideout 1 is the 3\.$/)
    expect(said('g01')).toMatch(/Not in the row: \d+ and \d+\.$/)
    expect(said('n02')).toMatch(/Out of the game: \d+, \d+ and \d+\.$/)
  })
})

describe('what was never found is told after the end', () => {
  const story = (reason: keyof typeof ENDINGS, look = LOOK) => {
    const line = lineOf(ENDINGS[reason].events)
    const plan = fugitivePlanOf(line, line.length, look)
    return { plan, story: fugitiveStoryOf(plan, 'en') }
  }

  it('hideout after hideout, as they turn over', () => {
    const { plan, story: told } = story('escaped')
    const flips = plan.hideouts.filter(({ flip }) => flip >= (plan.ending?.from ?? 0))
    expect(flips.length).toBeGreaterThan(0)
    expect(told?.lines.map(({ text }) => text)).toEqual([
      'Hideout 1: 10, sprint 20 + 22 + 24 + 26',
      'Never found: 10',
    ])
    expect(told?.lines[0]?.at).toBe(flips[0]?.flip)
    expect(told?.until).toBeGreaterThan(told?.lines.at(-1)?.at ?? 0)
  })

  it('nothing where everything was found, and nothing while the match runs', () => {
    expect(story('caught').story).toBeUndefined()
    expect(story('manhunt-won').story).toBeUndefined()
    const { events } = ENDINGS.escaped
    const line = lineOf(events, events.length - 1)
    expect(fugitiveStoryOf(fugitivePlanOf(line, line.length, LOOK), 'en')).toBeUndefined()
  })

  it('is skipped by its name', () => {
    const skipped = story('escaped').story?.key
    expect(story('escaped', { ...LOOK, skipped }).story).toBeUndefined()
  })
})

it('numbers as one says them', () => {
  expect(listed([7, 12, 15], 'en')).toBe('7, 12 and 15')
  expect(listed([7, 12, 15], 'it')).toBe('7, 12 e 15')
  expect([0, 1, 7, 8, 11, 18, 42].map((card) => theCard(card, 'it'))).toEqual([
    ...['lo 0', 'l’1', 'il 7', 'l’8', 'l’11', 'il 18', 'il 42'],
  ])
  expect(theCard(11, 'en')).toBe('the 11')
})
