import * as v from 'valibot'
import { type Problem, problem as problemSchema } from '../protocol/http.ts'

/** The service answered, but not with what was asked for. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  /** Stable, for programs: the problem's own, or `no-problem` where the answer had none. */
  readonly code: string
  readonly status: number
  /** The clause of the rules that refused. */
  readonly clause: string | undefined
  readonly problem: Problem | undefined

  constructor(status: number, code: string, message: string, problem?: Problem) {
    super(message)
    this.code = code
    this.status = status
    this.clause = problem?.clause
    this.problem = problem
  }
}

/** Reads what went wrong from an answer, be it from the service or from a proxy. */
export async function serviceErrorOf(response: Response): Promise<ServiceError> {
  const body: unknown = await response.json().catch(() => undefined)
  const { success, output } = v.safeParse(problemSchema, body)
  if (success) return new ServiceError(response.status, output.code, output.detail, output)
  return new ServiceError(response.status, 'no-problem', `${response.status} ${response.statusText}`)
}
