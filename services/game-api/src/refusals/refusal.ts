import { failed, type Refusal, type Result } from '@getaway/engine'

/** Why the service does not do what it was asked: a code that stays the same, and a sentence that says more. */
export interface ServiceRefusal<Code extends string = string> {
  readonly type: 'service'
  readonly code: Code
  readonly detail: string
}

/** Why a command or a fact has no place in the record: by a clause of the rules, or by the service, without one. */
export type CommandRefusal = Omit<Refusal, 'clause'> & { readonly clause: string | null }

/** A fact that the service itself wanted to record, and the rules refused. */
export interface RecordRefusal {
  readonly type: 'record'
  readonly refusal: CommandRefusal
}

/** What somebody asked for, or why not: the service's own reasons by their codes, or the record's. */
export type ServiceResult<Value, Code extends string> = Result<Value, ServiceRefusal<Code> | RecordRefusal>

export function refuseWith<Code extends string>(code: Code, detail: string) {
  return failed<ServiceRefusal<Code>>({ type: 'service', code, detail })
}

export function refusedByRecord(refusal: CommandRefusal) {
  return failed<RecordRefusal>({ type: 'record', refusal })
}
