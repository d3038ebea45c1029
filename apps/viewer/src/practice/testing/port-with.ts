import { seededRandom } from '@getaway/engine'
import type { FromReferee, RefereePort } from '../messages.ts'
import { createReferee } from '../referee.ts'
import type { HurriedClock } from './hurried-clock.ts'

/** The referee without a worker. */
export function portWith(clock: HurriedClock): RefereePort {
  let hear: (message: FromReferee) => void = () => {}
  const referee = createReferee({
    ...{ clock, random: seededRandom(3), salt: () => '0'.repeat(32) },
    tell: (message) => hear(message),
  })
  return {
    post: referee,
    listen(heard) {
      hear = heard
    },
    close() {},
  }
}
