import { differenceBy } from '../../../difference.ts'
import type { Refusal } from '../../../refusal.ts'
import type { Values } from '../../../text.ts'
import type { DifferenceCode } from './differences.ts'

/** What the record says and the rules do not give; the texts are loaded by auditors only. */
export const differs: (clause: string, code: DifferenceCode, values?: Values) => Refusal = differenceBy
