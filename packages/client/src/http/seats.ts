import * as http from '../protocol/http.ts'
import { matchPath } from './match-path.ts'
import type { As, Requests } from './requests.ts'

/** Seats and observers of a match. */
export interface Seats {
  /** Asking again with the same token does no harm. */
  joinSeat(id: string, join: http.JoinSeat): Promise<http.SeatJoined>
  /** Which seat an invitation is for, and whether it is free still; takes nothing. */
  readInvitation(id: string, invitation: string): Promise<http.SeatOffered>
  /** A new invitation; what was good for the seat before is good for nothing from now on. */
  inviteToSeat(id: string, seat: number, as: As): Promise<http.SeatInvited>
  revokeSeat(id: string, seat: number, as: As): Promise<void>
  /** The player who holds the seat rotates its token. */
  changeSeatToken(id: string, seat: number, token: string, as: As): Promise<void>
  inviteObserver(id: string, observer: http.NewObserver, as: As): Promise<http.ObserverInvited>
  admitObserver(id: string, admission: http.AdmitObserver): Promise<http.ObserverAdmitted>
  revokeObserver(id: string, observer: string, as: As): Promise<void>
}

export function createSeats(requests: Requests): Seats {
  const { read, post, put } = requests
  const json = (value: unknown) => ({ type: 'json', value }) as const
  const tokenPath = (id: string, seat: number) => `${matchPath(id)}/seats/${seat}/token`
  const observers = (id: string) => `${matchPath(id)}/observers`
  return {
    joinSeat: (id, join) =>
      post(`${matchPath(id)}/seats`, http.seatJoined, { repeat: 'safe', body: json(join) }),
    readInvitation: (id, invitation) =>
      read(`${matchPath(id)}/invitation`, http.seatOffered, { token: invitation }),
    inviteToSeat: (id, seat, as) => post(`${matchPath(id)}/seats/${seat}/invitation`, http.seatInvited, as),
    revokeSeat: (id, seat, as) => requests.delete(tokenPath(id, seat), as),
    // Done and not heard of, it would be refused the second time: the old token is none any more.
    changeSeatToken: (id, seat, token, as) => put(tokenPath(id, seat), { ...as, body: json({ token }) }),
    inviteObserver: (id, observer, as) =>
      post(`${observers(id)}/invitations`, http.observerInvited, { ...as, body: json(observer) }),
    admitObserver: (id, admission) =>
      post(observers(id), http.observerAdmitted, { repeat: 'safe', body: json(admission) }),
    revokeObserver: (id, observer, as) =>
      requests.delete(`${observers(id)}/${encodeURIComponent(observer)}`, as),
  }
}
