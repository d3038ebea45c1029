import { type Bot, gameNamed, newestGames, type Random, type Shown } from '@getaway/engine'
import { lessonOf } from './lessons.ts'
import { type LocalClock, type LocalMatch, type LocalSeat, openLocalMatch } from './local-match.ts'
import type { FromReferee, LocalTable, ToReferee } from './messages.ts'

export interface RefereeDependencies {
  readonly clock: LocalClock
  readonly random: Random
  readonly salt: () => string
  tell(message: FromReferee): void
}

const PLAYER = 0

/** The referee of one table in this browser: takes the messages of its page one after the other. */
export function createReferee(dependencies: RefereeDependencies): (message: ToReferee) => void {
  const { tell, clock } = dependencies
  let match: LocalMatch | undefined
  let news: Shown[] = []
  let isTelling = false
  /** What happens in one go is told in one go. */
  const hear = (shown: Shown) => {
    news.push(shown)
    if (isTelling) return
    isTelling = true
    queueMicrotask(tellNews)
  }
  const tellNews = () => {
    isTelling = false
    if (news.length > 0) tell({ type: 'shown', shown: news, now: clock.now() })
    news = []
  }
  return (message) => {
    switch (message.type) {
      case 'open':
        match = openTable(message.table, { ...dependencies, hear })
        match.command(PLAYER, { command: { type: 'get-ready' }, seen: null, claimed: null })
        return tellNews()
      case 'command': {
        const { id, command, seen, claimed } = message
        const answer = match?.command(PLAYER, { command, seen, claimed })
        if (!answer) return
        tellNews()
        return tell({
          type: 'answer',
          id,
          answer: answer.ok
            ? { type: 'ack', seq: answer.value.seq, hash: answer.value.hash }
            : { type: 'refused', ...answer.error },
        })
      }
      case 'read-log':
        return tell({ type: 'log', id: message.id, text: `${match?.lines.join('\n') ?? ''}\n` })
    }
  }
}

function openTable(
  { id, game: name, options, name: player, opponent }: LocalTable,
  { clock, random, salt, hear }: RefereeDependencies & { hear(shown: Shown): void },
): LocalMatch {
  const game = gameNamed(name)
  if (!game) throw new Error(`there is no game ${name}, only ${newestGames().map((one) => one.id)}`)
  const lesson = opponent.type === 'lesson' ? lessonOf(name, opponent.lesson) : undefined
  const [bot, strength]: [Bot<unknown, unknown> | undefined, string] =
    opponent.type === 'lesson'
      ? [lesson?.bot, opponent.lesson]
      : [game.bots[opponent.strength], opponent.strength]
  if (!bot) throw new Error(`${name} has no bot of the strength ${strength}`)
  const seats: readonly LocalSeat[] = [
    { type: 'person', name: player, hear },
    { type: 'bot', name: opponent.name, strength, bot },
  ]
  return openLocalMatch({
    ...{ game, id, options: { ...options, idleS: 0 }, seats, clock, salt },
    random: lesson?.random() ?? random,
    objection: lesson?.objection,
    isEnough: lesson?.isEnough,
  })
}
