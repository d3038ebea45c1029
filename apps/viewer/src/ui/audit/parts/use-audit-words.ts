import { sayAudit } from '../../../language/audit-words.ts'
import { useWordsOf } from '../../common/app-context.ts'

/** The words of the jury’s page. */
export const useAuditWords = () => useWordsOf(sayAudit)
