import {
  createSeatedFollowing,
  createTimeline,
  type OwnAction,
  type Random,
  seededRandom,
} from '@getaway/engine'
import { type ChaseEvent, chase, type Match } from '@getaway/engine/chase'
import { chaseCase, playersWish } from '@getaway/engine/testing'
import { describe, expect, it } from 'vitest'
import { paperDocument, shownIn } from '../../../board/testing/paper-document.ts'
import { drawnNothing } from '../../../stage/testing/blank-paper.ts'
import { pictureOf } from '../../../stage/testing/picture-of.ts'
import { createChaseBoard } from '../board/chase-board.ts'
import { createChaseScene } from '../scene/chase-scene.ts'
import { chaseStatusOf } from '../telling/status.ts'
import { chaseMovesOf } from '../timeline/moves.ts'
import { awayAt, hoverAt } from './hover.ts'
import { LEAVE, NEVER, SETTLE } from './motion.ts'
import { type ChaseTimeline, chasePlanOf } from './plan-of.ts'

const { goOn, mark, opening, play, recorded, T0, tile, wish } = chaseCase
const LOOK = { motion: 'full', side: 'all', skipped: undefined } as const
const AT_REST = Number.MAX_SAFE_INTEGER
const SECOND = 1_000_000
const CHASER = 0
const timing = { received: T0 + 2 * SECOND, claimed: null, rtt: null }
const marker = { type: 'place-marker', path: 0, position: 1, symbol: 'triangle' }
const REFUSED = {
  type: 'refused',
  code: 'not-so',
  clause: 'C7.1',
  text: { en: 'Not so.', it: 'Non così.' },
} as const

const played = play({}, [opening(), tile('r1 north', { arrives: SECOND })])
const kit = { paper: drawnNothing, anisotropy: 1, detail: 1, seed: 1 }
const opened = createTimeline(chase, played.events[0]).stateAfter(0)
const scene = createChaseScene(opened, kit)
const board = createChaseBoard(opened, paperDocument())

/** The table in 3D and flat. */
function tableOf(timeline: ChaseTimeline, instant: number) {
  const plan = chasePlanOf(timeline, timeline.length, LOOK)
  scene.lay(plan)
  scene.pose(instant)
  board.lay(plan)
  board.pose(instant)
  const flat = [...board.element.children].slice(1).map(shownIn).join('')
  return { solid: pictureOf(scene.object), flat: flat.replaceAll(/#board\d+-/g, '#') }
}

function sit(seat = CHASER) {
  const own = createSeatedFollowing({ rulesOf: () => chase })
  own.take({ type: 'welcome', audience: { seat } })
  let heard = 0
  const hear = ({ events }: chaseCase.Played, now?: number) => {
    for (const event of events.slice(heard)) own.take({ type: 'shown', event, reveals: [] }, now)
    heard = events.length
  }
  const timeline = () => own.match?.timeline as ChaseTimeline
  const plan = () => chasePlanOf(timeline(), timeline().length, LOOK)
  return { own, hear, timeline, plan }
}

describe('a piece that its player has put down', () => {
  const { own, hear, timeline, plan } = sit()
  hear(played)
  const before = tableOf(timeline(), AT_REST)
  const action = own.ask(marker, timing)

  it('lies there in the same frame, and hovers until it is confirmed', () => {
    const [piece] = plan().markers
    expect(piece).toMatchObject({ symbol: 'triangle', pendingUntil: NEVER, leavesFrom: NEVER })
    if (!piece) return
    expect(piece.from).toBeLessThan(timing.received)
    expect(hoverAt(piece, timing.received + 60 * SECOND, false)).toBe(1)
    const [now, later] = [
      tableOf(timeline(), timing.received),
      tableOf(timeline(), timing.received + 900_000),
    ]
    expect(now.solid).not.toEqual(before.solid)
    expect(now.flat).toContain('stroke-dasharray="0.16 0.11"')
    expect(later.solid, 'it breathes').not.toEqual(now.solid)
  })

  it('is told in the list of moves as any other, with a mark', () => {
    const moves = chaseMovesOf(timeline(), 'en')
    expect(moves.map(({ isPending }) => isPending)).toEqual(
      moves.map((_, index) => index === moves.length - 1),
    )
  })

  it('leaves when it is taken back, and the reason is told', () => {
    const at = T0 + 3 * SECOND
    own.answer(action, REFUSED, at)
    const [piece] = plan().markers
    expect(piece).toMatchObject({ pendingUntil: at, leavesFrom: at })
    if (!piece) return
    expect([at, at + LEAVE].map((instant) => awayAt(piece, instant, false))).toEqual([0, 1])
    expect(
      [at - 1, at].map((instant) => awayAt(piece, instant, true)),
      'at once where motion is reduced',
    ).toEqual([0, 1])
    const [leaving, gone] = [tableOf(timeline(), at + LEAVE * 0.8), tableOf(timeline(), at + LEAVE)]
    expect(leaving.solid).not.toEqual(gone.solid)
    expect(leaving.flat).not.toEqual(gone.flat)
    expect(gone.flat).toEqual(before.flat)
    const { takenBack } = chaseStatusOf(timeline(), plan(), at, 'en')
    expect(takenBack).toEqual([expect.stringMatching(/^Taken back: .*\. Not so\. \(C7\.1\)$/)])
  })
})

it('a piece that is confirmed settles', () => {
  const { own, hear, plan } = sit()
  hear(played)
  const action = own.ask(marker, timing)
  const more = goOn(played, [mark('triangle', { arrives: 2 * SECOND })])
  own.answer(action, { type: 'ack', seq: more.events.length, hash: '' })
  const at = T0 + 3 * SECOND
  hear(more, at)
  const [piece] = plan().markers
  expect(piece).toMatchObject({ pendingUntil: at, leavesFrom: NEVER })
  expect([at, at + SETTLE].map((instant) => piece && hoverAt(piece, instant, false))).toEqual([1, 0])
})

it('however its wishes end, a player’s table is in the end that of somebody who only followed the record', () => {
  const ends = { shown: 0, confirmed: 0, takenBack: 0 }
  for (let seed = 1; seed <= 20; seed++) {
    const random = seededRandom(seed)
    const seat = seed % 2
    const { own, hear, timeline } = sit(seat)
    let record = played
    const judging: { action: OwnAction<ChaseEvent>; command: Parameters<typeof wish>[2] }[] = []
    const actions: OwnAction<ChaseEvent>[] = []
    const answers: (() => void)[] = []
    const act = () => {
      const command = playersWish(own.match?.state as Match, seat, SKILL, random)
      if (!command || judging.length > 2) return
      const action = own.ask({ ...command }, { received: T0 + record.next, claimed: null, rtt: null })
      if (action.standing.type === 'shown') ends.shown++
      actions.push(action)
      judging.push({ action, command })
    }
    const judge = () => {
      const next = judging.shift()
      if (!next) return
      const isAccepted = wish(record, seat, next.command).type === 'accepted'
      if (isAccepted) record = recorded(record, seat, next.command)
      const seq = record.events.length
      answers.push(() => own.answer(next.action, isAccepted ? { type: 'ack', seq, hash: '' } : REFUSED))
    }
    const oppose = () => {
      record = withWish(record, 1 - seat, random)
    }
    const look = () => tableOf(timeline(), T0 + record.next)
    const steps = [act, act, judge, oppose, look, () => hear(record), () => answers.shift()?.()]
    hear(record)
    for (let step = 0; step < 150; step++) steps[random(steps.length)]?.()
    while (judging.length > 0) judge()
    hear(record)
    for (const answer of answers) answer()

    const [created, ...rest] = record.events
    expect(own.pending).toEqual([])
    for (const { standing } of actions) ends[standing.type as 'confirmed' | 'takenBack']++
    expect(tableOf(timeline(), AT_REST), `seed ${seed}`).toEqual(
      tableOf(createTimeline(chase, created, rest), AT_REST),
    )
  }
  expect(Math.min(ends.shown, ends.confirmed, ends.takenBack)).toBeGreaterThan(50)
})

const SKILL = { care: 90, sight: 90, haste: 90, pace: 100_000, sense: 85, favourite: undefined }

function withWish(record: chaseCase.Played, seat: number, random: Random): chaseCase.Played {
  const command = playersWish(record.match, seat, SKILL, random)
  return command && wish(record, seat, command).type === 'accepted' ? recorded(record, seat, command) : record
}
