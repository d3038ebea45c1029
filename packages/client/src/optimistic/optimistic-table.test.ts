import { describe, expect, test } from 'vitest'
import { claim, claimer, laid, openPlay, PARTNER, SEAT, startOf } from '../testing/play.ts'
import { openReferee } from '../testing/referee.ts'

describe('what one does', () => {
  test('shows at once, and is confirmed by its event', async () => {
    const referee = openReferee()
    const { play, visit, match, recorded, catchUp } = await openPlay(referee)
    const action = play.act(claim)
    expect(claimer(match())).toBe(SEAT)
    expect(claimer(recorded())).toBeUndefined()
    expect(action.standing).toMatchObject({ type: 'shown', event: { type: 'start.claimed', by: SEAT } })
    expect(play.pending).toEqual([action])
    visit.say(referee.answer(SEAT, await visit.command()), referee.news())
    await catchUp()
    expect(await action.ended).toEqual({ type: 'confirmed', seq: referee.head })
    expect(action.standing).toEqual({ type: 'confirmed', seq: referee.head })
    expect(play.pending).toEqual([])
    expect(claimer(recorded())).toBe(SEAT)
    expect(match()).toBe(recorded())
  })

  test('the answer may come after the event: it does not count twice meanwhile', async () => {
    const referee = openReferee()
    const { play, visit, match, recorded, catchUp, changes } = await openPlay(referee)
    play.act(claim)
    referee.answer(SEAT, await visit.command())
    visit.say(referee.news())
    await catchUp()
    const action = play.act(startOf(referee))
    const before = changes()
    const answer = referee.answer(SEAT, await visit.command())
    visit.say(referee.news())
    await catchUp()
    expect(laid(recorded())).toBe(2)
    expect(match()).toBe(recorded())
    expect(action.standing.type).toBe('shown')
    visit.say(answer)
    expect(await action.ended).toEqual({ type: 'confirmed', seq: referee.head })
    expect(changes()).toBe(before + 2)
  })

  test('the answer may come before the event: it shows until then', async () => {
    const referee = openReferee()
    const { play, visit, match, recorded, catchUp, connection } = await openPlay(referee)
    const action = play.act(claim)
    visit.say(referee.answer(SEAT, await visit.command()))
    while (connection.receipts().length === 0) await new Promise((resolve) => setTimeout(resolve, 1))
    expect(action.standing.type).toBe('shown')
    expect([claimer(match()), claimer(recorded())]).toEqual([SEAT, undefined])
    visit.say(referee.news())
    await catchUp()
    expect(action.standing).toEqual({ type: 'confirmed', seq: referee.head })
  })

  test('refused, it is taken back with the clause and a sentence', async () => {
    const referee = openReferee()
    const { play, visit, match } = await openPlay(referee)
    const action = play.act(claim)
    referee.other(PARTNER, claim)
    // The answer overtakes the news of why.
    visit.say(referee.answer(SEAT, await visit.command()))
    expect(await action.ended).toMatchObject({
      type: 'takenBack',
      because: 'refused',
      code: 'claim-not-open',
      clause: expect.stringMatching(/^C/),
      text: { en: expect.any(String), it: expect.any(String) },
    })
    expect(claimer(match())).toBeUndefined()
    expect(play.pending).toEqual([])
  })

  test('overtaken by somebody else, it shows no more before the service has said so', async () => {
    const referee = openReferee()
    const { play, visit, match, catchUp } = await openPlay(referee)
    const action = play.act(claim)
    referee.other(PARTNER, claim)
    visit.say(referee.news())
    await catchUp()
    expect(claimer(match())).toBe(PARTNER)
    expect(action.standing).toMatchObject({ type: 'withheld', refusal: { code: 'claim-not-open' } })
    visit.say(referee.answer(SEAT, await visit.command()))
    expect(await action.ended).toMatchObject({ because: 'overtaken', code: 'claim-not-open' })
  })

  test('what our view refuses is told at once, and the service, which knows more, may allow it', async () => {
    const referee = openReferee()
    const { play, visit, match, catchUp } = await openPlay(referee)
    referee.other(PARTNER, claim)
    referee.other(PARTNER, startOf(referee))
    const [tile = ''] = referee.match.round?.piles[0].tiles ?? []
    // The partner's start is not here yet, so there is no round for us to play in.
    const action = play.act({ type: 'place-tile', tile, x: 1, y: -2, rot: 0 })
    expect(action.standing).toMatchObject({ type: 'withheld', refusal: { code: 'round-not-running' } })
    const answer = referee.answer(SEAT, await visit.command())
    visit.say(answer, referee.news())
    await catchUp()
    expect(await action.ended).toEqual({ type: 'confirmed', seq: referee.head })
    expect(laid(match())).toBe(3)
  })

  test('a command that no rule knows is sent and not shown', async () => {
    const referee = openReferee()
    const { play, visit, match, recorded } = await openPlay(referee)
    const action = play.act({ type: 'fly' })
    expect(action.standing).toEqual({ type: 'withheld', refusal: undefined })
    expect(match()).toEqual(recorded())
    expect((await visit.command()).command).toEqual({ type: 'fly' })
  })
})

describe('several at once', () => {
  test('the second stands on the first, and both are confirmed in turn', async () => {
    const referee = openReferee()
    const { play, visit, match, recorded, catchUp } = await openPlay(referee)
    const [first, second] = [play.act(claim), play.act(startOf(referee))]
    expect([claimer(match()), laid(match())]).toEqual([SEAT, 2])
    visit.say(referee.answer(SEAT, await visit.command()), referee.news())
    await catchUp()
    expect(await first.ended).toMatchObject({ type: 'confirmed' })
    expect([laid(match()), laid(recorded())]).toEqual([2, 0])
    expect(play.pending).toEqual([second])
    visit.say(referee.answer(SEAT, await visit.command()), referee.news())
    await catchUp()
    expect(await second.ended).toMatchObject({ type: 'confirmed', seq: referee.head })
    expect(laid(recorded())).toBe(2)
  })

  test('the second falls with the first', async () => {
    const referee = openReferee()
    const { play, visit, match, catchUp } = await openPlay(referee)
    const actions = [play.act(claim), play.act(startOf(referee))]
    referee.other(PARTNER, claim)
    visit.say(referee.news())
    await catchUp()
    expect(laid(match())).toBe(0)
    expect(actions.map(({ standing }) => standing.type)).toEqual(['withheld', 'withheld'])
    for (const _ of actions) visit.say(referee.answer(SEAT, await visit.command()))
    expect(await Promise.all(actions.map(({ ended }) => ended))).toMatchObject([
      { because: 'overtaken' },
      { because: 'overtaken' },
    ])
  })

  test('the same thing twice shows once, and only the first is recorded', async () => {
    const referee = openReferee()
    const { play, visit, match, catchUp } = await openPlay(referee)
    const actions = [play.act(claim), play.act(claim)]
    expect(actions.map(({ standing }) => standing.type)).toEqual(['shown', 'withheld'])
    const answers = [referee.answer(SEAT, await visit.command()), referee.answer(SEAT, await visit.command())]
    visit.say(referee.news())
    await catchUp()
    visit.say(...answers)
    expect(await Promise.all(actions.map(({ ended }) => ended))).toMatchObject([
      { type: 'confirmed' },
      { type: 'takenBack', because: 'refused' },
    ])
    expect(claimer(match())).toBe(SEAT)
  })
})

test('without a seat nothing shows before it is recorded', async () => {
  const referee = openReferee()
  const { play, match, recorded } = await openPlay(referee)
  play.take({ type: 'welcome', audience: 'caster', delayMs: 0 })
  const action = play.act(claim)
  expect(action.standing).toEqual({ type: 'withheld', refusal: undefined })
  expect(match()).toEqual(recorded())
})
