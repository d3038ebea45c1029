import { describe, expect, test } from 'vitest'
import { ack, goodbye, hashOf, welcome } from '../testing/frames.ts'
import { claim, claimer, laid, openPlay, PARTNER, SEAT } from '../testing/play.ts'
import { openReferee } from '../testing/referee.ts'

describe('a line that is cut', () => {
  test('it shows on, is said again, and confirmed behind the tail', async () => {
    const referee = openReferee()
    const { play, visit, match, catchUp, comeBack, greet } = await openPlay(referee)
    const action = play.act(claim)
    const said = await visit.command()
    const next = await comeBack(visit.cut)
    expect(claimer(match())).toBe(SEAT)
    const answer = referee.answer(SEAT, said)
    greet(next)
    expect(await next.command()).toEqual(said)
    await catchUp()
    next.say(answer)
    expect(await action.ended).toEqual({ type: 'confirmed', seq: referee.head })
  })

  test('a restart: everything is folded anew, and what is pending is on top until its event comes again', async () => {
    const referee = openReferee()
    const { play, visit, match, recorded, catchUp, comeBack, read } = await openPlay(referee)
    const action = play.act(claim)
    referee.answer(SEAT, await visit.command())
    visit.say(referee.news())
    await catchUp()
    const next = await comeBack(visit.cut)
    next.say({ ...welcome(referee.head, 'restart'), audience: { seat: SEAT } })
    await read(() => play.match === undefined)
    expect(action.standing).toEqual({ type: 'withheld', refusal: undefined })
    const { shown } = referee.everything()
    next.say({ type: 'events', shown: shown.slice(0, -1) })
    await read(() => play.match?.seq === referee.head - 1)
    expect([claimer(match()), claimer(recorded())]).toEqual([SEAT, undefined])
    next.say({ type: 'events', shown: shown.slice(-1) })
    await catchUp()
    expect(claimer(recorded())).toBe(SEAT)
    expect(match()).toBe(recorded())
  })

  test('a record that was replaced by another one has lost what it acknowledged', async () => {
    const referee = openReferee()
    const { play, visit, match, connection, comeBack, greet, read } = await openPlay(referee)
    const action = play.act(claim)
    const { id } = await visit.command()
    visit.say({ ...ack(id, referee.head + 1), hash: hashOf(99) })
    while (connection.receipts().length === 0) await new Promise((resolve) => setTimeout(resolve, 1))
    const next = await comeBack(visit.cut)
    referee.other(PARTNER, claim)
    greet(next)
    await read(() => play.match?.seq === referee.head)
    expect(await action.ended).toMatchObject({ type: 'takenBack', because: 'lost' })
    expect(claimer(match())).toBe(PARTNER)
  })

  test('closed for good: nobody will answer', async () => {
    const referee = openReferee()
    const { play, visit, match } = await openPlay(referee)
    const action = play.act(claim)
    await visit.command()
    visit.say(goodbye(false))
    expect(await action.ended).toMatchObject({ type: 'takenBack', because: 'closed' })
    expect(claimer(match())).toBeUndefined()
  })

  test.each<[string, (table: Awaited<ReturnType<typeof openPlay>>) => void]>([
    ['by the service', ({ visit }) => visit.say(goodbye(false))],
    ['by us', ({ connection }) => connection.close()],
  ])('closed %s behind the answer and before the event: it waits for nothing any more', async (_, close) => {
    const referee = openReferee()
    const table = await openPlay(referee)
    const { play, visit, connection } = table
    const action = play.act(claim)
    visit.say(referee.answer(SEAT, await visit.command()))
    while (connection.receipts().length === 0) await new Promise((resolve) => setTimeout(resolve, 1))
    close(table)
    const ended = await Promise.race([
      action.ended,
      new Promise((resolve) => setTimeout(() => resolve('it waits'), 500)),
    ])
    expect(ended).toMatchObject({ type: 'takenBack', because: 'closed' })
    expect(play.pending).toEqual([])
    expect(action.standing).toBe(ended)
  })
})

describe('hidden things', () => {
  test('what an action reveals comes with its event, and what follows stands on that', async () => {
    const referee = openReferee({ players: 2 })
    const { play, visit, match, catchUp } = await openPlay(referee)
    const tiles = (referee.match.round?.starts?.[SEAT] ?? []).map((tile, y) => ({
      tile,
      x: 0,
      y: -1 - y,
      rot: 0,
    }))
    play.act({ type: 'place-start', tiles })
    const taking = play.act({ type: 'take-pile', pile: 0 })
    expect(match().round).toMatchObject({ held: 0, piles: [{ tiles: undefined }, { tiles: undefined }] })
    const [tile = ''] = referee.match.round?.piles[0].tiles ?? []
    visit.say(referee.answer(SEAT, await visit.command()), referee.answer(SEAT, await visit.command()))
    const laying = play.act({ type: 'place-tile', tile, x: 1, y: -2, rot: 0 })
    expect(laying.standing.type).toBe('shown')
    visit.say(referee.news())
    await catchUp()
    expect(await taking.ended).toMatchObject({ type: 'confirmed' })
    expect(match().round?.piles[0].tiles).toHaveLength(13)
    expect(laid(match())).toBe(3)
    visit.say(referee.answer(SEAT, await visit.command()), referee.news())
    await catchUp()
    expect(await laying.ended).toMatchObject({ type: 'confirmed', seq: referee.head })
    expect(match()).toEqual(play.match?.game.viewOf(referee.match, { seat: SEAT }))
  })
})

describe('a race', () => {
  const cases = [
    {
      policy: 'fair',
      name: 'who acted first has caught, whatever comes first',
      at: 0,
      laid: 2,
      ending: 'captured',
    },
    { policy: 'arrival', name: 'what comes first counts first', at: 200_000, laid: 3, ending: undefined },
  ]
  test.each(cases)('$policy: $name, and it shows so before the service says it', async (wanted) => {
    const race = { policy: wanted.policy, capMs: 250 }
    const referee = openReferee({ players: 2, options: { firstChaser: SEAT, race } })
    const tiles = (referee.match.round?.starts?.[0] ?? []).map((tile, y) => ({
      tile,
      x: 0,
      y: -1 - y,
      rot: 0,
    }))
    referee.other(0, { type: 'place-start', tiles })
    referee.other(0, { type: 'take-pile', pile: 0 })
    referee.other(SEAT, { type: 'place-marker', position: 1, symbol: 'star' })
    const { play, visit, match, connection, catchUp, read } = await openPlay(referee)
    const { now } = referee
    visit.say(
      { type: 'clock', at: 0, received: now, sent: now, rtt: 400_000 },
      { type: 'presence', seats: [], watchers: 0 },
    )
    await read(() => connection.clock.now() !== undefined)

    const action = play.act({ type: 'place-marker', position: 2, symbol: 'diamond' })
    expect(match().round?.ending?.reason).toBe('captured')
    expect(action.standing).toMatchObject({ event: { at: now + wanted.at } })
    const [tile = ''] = referee.match.round?.piles[0].tiles ?? []
    referee.other(0, { type: 'place-tile', tile, x: 0, y: -3, rot: 0 })
    visit.say(referee.news())
    await catchUp()
    expect([laid(match()), match().round?.ending?.reason]).toEqual([wanted.laid, wanted.ending])
    expect(action.standing.type).toBe('shown')

    const said = await visit.command()
    expect(said.claimed).toBe(now)
    visit.say(referee.answer(SEAT, said), referee.news())
    await catchUp()
    expect(await action.ended).toMatchObject({ type: 'confirmed' })
    expect([laid(match()), match().round?.ending?.reason]).toEqual([wanted.laid, wanted.ending])
  })
})
