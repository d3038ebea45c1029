import type { AuditedLog, OfficialAct } from '../../../audit/audited-log.ts'
import { reasonText } from '../../../language/reason-text.ts'
import type { AnyAuditing } from '../../../table/auditing.ts'
import { useApp } from '../../common/app-context.ts'
import { useAuditWords } from './use-audit-words.ts'

interface ToldAct {
  readonly what: string
  /** Undefined: what was done says it. */
  readonly by: string | undefined
  readonly reason: string | undefined
}

/** An act in words: what it was, whose, and the reason that was given. */
export function useToldActs(
  { outcome }: Pick<AuditedLog, 'outcome'>,
  auditing: AnyAuditing | undefined,
): (act: OfficialAct) => ToldAct {
  const { language } = useApp()
  const say = useAuditWords()
  return ({ type, by, data }) => {
    const { name, reason, role } = data as { name?: string; reason?: string; role?: string }
    if (type === 'observer.admitted') {
      const called = say(role === 'organiser' ? 'role.organiser' : 'role.caster')
      const what = say('act.observer.admitted', { name: name ?? '', role: called })
      return { what, by: undefined, reason: undefined }
    }
    const own = auditing?.tellAct({ type, data }, outcome, language.value)
    const byWhom = say(by === 'organiser' ? 'act.by.organiser' : 'act.by.server')
    return {
      what: own ?? (type === 'game.abandoned' ? say('act.game.abandoned') : type),
      by: name === undefined ? byWhom : say('act.by', { name }),
      reason:
        reason === undefined
          ? undefined
          : say('act.reason', { reason: reasonText(reason, by, language.value) }),
    }
  }
}
