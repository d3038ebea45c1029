import { expect, test } from 'vitest'
import { castle } from './castle.ts'
import { castlePlan } from './castle-plan.ts'
import { boardOf } from './draw-up.ts'
import type { Plan } from './plan.ts'
import { boardProblems } from './problems.ts'

test('K3: the castle has no problems', () => {
  expect(boardProblems(castle)).toEqual([])
})

/** The castle with something else in the line of an area. */
function area(id: string, from: string, to: string): Partial<Plan> {
  const lines = castlePlan.areas.split('\n')
  const changed = lines.map((line) => (line.trim().startsWith(`${id} `) ? line.replace(from, to) : line))
  expect(changed).not.toEqual(lines)
  return { areas: changed.join('\n') }
}
function steps(from: string, to: string): Partial<Plan> {
  expect(castlePlan.steps).toContain(from)
  return { steps: castlePlan.steps.replace(from, to) }
}
const { rollCall, posts, tunnels, staffCar } = castlePlan

const cases: [problem: string, change: Partial<Plan>][] = [
  ['scullery.1 lies on yard.19', area('scullery', '15,15-16', '15,14 15,16')],
  ['cellar.3 is brown', area('cellar', '18-19,19', '20,19 19,19')],
  ['closet.3/westfoot is no 30 ft: 8 m', area('westfoot', '| 6 ', '| 7 ')],
  ['cellar.1/cellarstair.2 is too steep: 12 m', area('cellar', '| 9 ', '| 21 ')],
  ['pass is in 1 rooms, not in two', area('theatre', '| pass ', '|      ')],
  ['papers is in 0 rooms, not in one', area('library', '| papers ', '| compass ')],
  [
    'post southterrace.3 is a square on which no guard may stay',
    { posts: { ...posts, outer: `${posts.outer} southterrace.3` } },
  ],
  [
    'no guard walks to post bridge.1',
    {
      ...steps('court.21-23 bridge.1', 'court.21-23'),
      posts: { ...posts, outer: `${posts.outer} bridge.1` },
    },
  ],
  ['guards on all posts shut lodgepassage', { posts: { ...posts, inner: `${posts.inner} yard.24` } }],
  ['the roll call of 3 is for 1 officers', { rollCall: { ...rollCall, 3: ['appel.1-7'] } }],
  [
    'two POWs on a square at the roll call of 3',
    { rollCall: { ...rollCall, 3: ['appel.1-7', 'appel.7-13'] } },
  ],
  ['the roll call is not held on yard.1', { rollCall: { ...rollCall, 2: ['yard.1-8'] } }],
  ['lodge.1 is not reached without a card', steps('lodgepassage.3 lodge.1', '')],
  [
    'court.1 is reached without a card',
    steps('gatepassage ramp.1-3', 'gatepassage ramp.1-3, gatepassage ramp.1'),
  ],
  [
    'there is no way back from northpark.10',
    { wire: castlePlan.wire.filter((line) => !line.startsWith('northpark')) },
  ],
  ['sets of equipment lead out', { ropes: [], wire: [] }],
  ['there is no way: none to target-north', steps('northpark.10 target-north', '')],
  ['tunnel A ends in grey', { tunnels: tunnels.map((tunnel) => ({ ...tunnel, exit: 'chapel.1' })) }],
  ['there is no way by Do or Die from yard.1', { ford: [] }],
  [
    'the staff car does not get to bridge.2',
    { staffCar: { ...staffCar, route: staffCar.route.replace('bridge.1-4', 'bridge.2-4') } },
  ],
  [
    'the staff car crosses its own way',
    { staffCar: { ...staffCar, route: `court.18 court.17 ${staffCar.route}` } },
  ],
  [
    'the staff car leads to no target',
    { staffCar: { ...staffCar, route: staffCar.route.replace(' target-frontier', '') } },
  ],
  ['the staff car does not stand at its way', { staffCar: { ...staffCar, beside: 'court.16' } }],
]
test.each(cases)('%s', (problem, change) => {
  expect(boardProblems(boardOf({ ...castlePlan, ...change })).join('\n')).toContain(problem)
})
