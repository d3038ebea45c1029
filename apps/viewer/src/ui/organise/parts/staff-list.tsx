import type { TournamentDesk } from '@getaway/client/protocol'
import { staffLink } from '../../../organising/own-desks.ts'
import { classNames } from '../../common/class-names.ts'
import controlStyles from '../../common/controls.module.css'
import styles from '../common/forms.module.css'
import { HandedLink } from '../common/handed-link.tsx'
import { Why } from '../common/why.tsx'
import { useDesk } from '../desk-context.ts'
import { useAct } from '../use-act.ts'
import { useOrganiseWords } from '../use-organise-words.ts'

type Member = TournamentDesk['staff'][number]

/** Who organises and who comments, those who were invited, and a link for others. */
export function StaffList() {
  const { session, desk, mayAct } = useDesk()
  const say = useOrganiseWords()
  const act = useAct()
  const { client, event, token } = session
  const invite = (role: Member['role']) =>
    act.run(() =>
      // Two invitations to the same role are two wishes.
      session.wish({ role, after: desk.tournament.head.seq }, (id) =>
        client.inviteStaff(event, { id, role }, { token }),
      ),
    )
  return (
    <section class={styles.card} aria-labelledby="staff-title">
      <h2 id="staff-title">{say('staff.title')}</h2>
      <p class={styles.quiet}>{say('staff.more')}</p>
      <ul class={styles.list}>
        {desk.staff
          .filter(({ status }) => status !== 'revoked')
          .map((member) => (
            <MemberLine key={member.person} member={member} />
          ))}
      </ul>
      <Why act={act} />
      {mayAct && (
        <div class={styles.acts}>
          {(['organiser', 'caster'] as const).map((role) => (
            <button
              key={role}
              type="button"
              class={classNames(controlStyles.button, controlStyles.second)}
              aria-disabled={act.isUnderWay}
              onClick={() => void invite(role)}
            >
              {say(`staff.invite.${role}`)}
            </button>
          ))}
        </div>
      )}
    </section>
  )
}

function MemberLine({ member: { person, role, name, invitation } }: { readonly member: Member }) {
  const { session, desk, mayAct } = useDesk()
  const say = useOrganiseWords()
  const act = useAct()
  const { client, event, token } = session
  const called = name ?? say('staff.invited')
  const revoke = () =>
    act.run(() =>
      session.wish({ revoke: person }, (id) => client.revokeStaff(event, person, { id }, { token })),
    )
  return (
    <li>
      <span>
        <strong>{called}</strong>{' '}
        <small>
          {say(`role.${role}`)}
          {person === desk.person && `, ${say('staff.you')}`}
        </small>
      </span>
      {mayAct && person !== desk.person && (
        <button
          type="button"
          class={classNames(controlStyles.button, controlStyles.second, styles.small)}
          aria-label={say('staff.revoke.of', { name: called })}
          onClick={() => void revoke()}
        >
          {say('staff.revoke')}
        </button>
      )}
      {invitation !== null && (
        <HandedLink name={say(`staff.invite.${role}`)} link={staffLink(location.origin, event, invitation)} />
      )}
      <Why act={act} />
    </li>
  )
}
