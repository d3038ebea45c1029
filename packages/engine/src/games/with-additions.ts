import type { Game, Reading } from '../game.ts'
import { type Addition, additionsIn, MissingAddition } from '../log/additions.ts'
import type { LogEvent } from '../log/event.ts'
import { maskedProblem } from '../log/masked.ts'
import { failed, ok, type Result } from '../result.ts'

/** What follows a log needs the first part of a game; whatever else a program has of it is covered as well. */
// biome-ignore-start lint/suspicious/noExplicitAny: states and events go back to the game they came from.
type Followed = Pick<Reading<any, any>, 'isBarrier' | 'admit' | 'additions'> &
  Partial<Pick<Game<any, any, any>, 'problemOf' | 'isAction' | 'isRace' | 'isSecret' | 'mask'>>
// biome-ignore-end lint/suspicious/noExplicitAny: see above

type Known = Pick<Followed, 'additions'> & { readonly types?: readonly string[] }

/** The game as it reads the log that this event opens, or what is wrong with the log's declaration. */
export function asDeclared<G extends Followed & Known>(game: G, created: LogEvent): Result<G> {
  const declared = additionsIn(created)
  if (!declared.ok) return declared
  const problem = declarationProblem(game, declared.value)
  return problem === undefined ? ok(withAdditions(game, declared.value)) : failed(problem)
}

/** An addition that this log declares and the game does not know. */
export function missingIn(game: Known, created: LogEvent): Addition | undefined {
  const declared = additionsIn(created)
  return declared.ok ? lackingOf(game, declared.value)[0] : undefined
}

function lackingOf({ additions: known = [] }: Known, declared: readonly Addition[]): readonly Addition[] {
  return declared.filter(({ name }) => !known.some((one) => one.name === name))
}

function declarationProblem(
  { types = [], additions: known = [] }: Known,
  declared: readonly Addition[],
): string | undefined {
  for (const addition of declared) {
    const told = JSON.stringify(addition.name)
    const own = known.find(({ name }) => name === addition.name)
    if (own && !isSame(own, addition)) {
      return `game.created: data.additions declares ${told} with other types or another mustUnderstand than it was released with`
    }
    const taken = addition.types.find((type) => types.includes(type))
    if (taken !== undefined) {
      return `game.created: data.additions: ${told} can't have ${JSON.stringify(taken)}, which any log may use`
    }
  }
  return undefined
}

function isSame(one: Addition, other: Addition): boolean {
  return (
    one.mustUnderstand === other.mustUnderstand &&
    one.types.toSorted().join() === other.types.toSorted().join()
  )
}

/**
 * The game as it reads a log that declares these additions. An event of an addition that the game lacks is passed over,
 * or a `MissingAddition` is thrown if it must be understood; an event of an addition that the log does not declare is
 * an error. Without additions on either side this is the game itself.
 */
function withAdditions<G extends Followed>(game: G, declared: readonly Addition[]): G {
  const lacking = byType(lackingOf(game, declared))
  const undeclared = byType(lackingOf({ additions: declared }, game.additions ?? []))
  const { problemOf, isAction, isRace, isSecret, mask } = game
  // What a log does not declare is found when its lines are read: no other part can meet it.
  if (lacking.size === 0 && (undeclared.size === 0 || !problemOf)) return game
  const reading: Partial<Followed> = problemOf
    ? {
        problemOf(event) {
          const unused = undeclared.get(event.type)
          if (unused)
            return `${event.type} is of the addition ${JSON.stringify(unused.name)}, which this log does not declare`
          const addition = lacking.get(event.type)
          if (!addition) return problemOf(event)
          if (addition.mustUnderstand) throw new MissingAddition(event.type, addition)
          return maskedProblem(event)
        },
      }
    : {}
  if (lacking.size === 0) return { ...game, ...reading }
  const followed: Followed = {
    ...reading,
    isBarrier: (event) => !lacking.has(event.type) && game.isBarrier(event),
    admit(state, event) {
      const addition = lacking.get(event.type)
      if (!addition) return game.admit(state, event)
      if (addition.mustUnderstand) throw new MissingAddition(event.type, addition)
      return { type: 'passed-over' }
    },
    ...(isAction && { isAction: (type) => !lacking.has(type) && isAction(type) }),
    ...(isRace && { isRace: (type) => !lacking.has(type) && isRace(type) }),
    // What nobody here understands is shown to nobody before the match is open.
    ...(isSecret && { isSecret: (state, event) => lacking.has(event.type) || isSecret(state, event) }),
    ...(mask && {
      mask: (event, isKnown) => (lacking.has(event.type) ? ALL_HIDDEN : mask(event, isKnown)),
    }),
  }
  return { ...game, ...followed }
}

const ALL_HIDDEN = { data: { hidden: true }, hidden: true } as const

function byType(additions: readonly Addition[]): ReadonlyMap<string, Addition> {
  return new Map(additions.flatMap((addition) => addition.types.map((type) => [type, addition] as const)))
}
