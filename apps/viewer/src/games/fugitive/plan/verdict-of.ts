import type { Counter } from './plan.ts'

/** What a counter says once the answer is told. F5.2: of several numbers of a wrong guess nobody knows which were right. */
export function verdictOf(
  { isRight, guess, count }: Counter,
  all: readonly Counter[],
): 'right' | 'wrong' | 'doubted' {
  if (isRight === true) return 'right'
  const asked = all.reduce((sum, one) => sum + (one.guess === guess ? 1 : 0), 0)
  return asked === 1 || count === 0 ? 'wrong' : 'doubted'
}
