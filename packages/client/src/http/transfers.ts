import * as protocol from '../protocol/transfers.ts'
import type { As, Requests } from './requests.ts'

/** A player's key on its way to another device: the service holds it encrypted, in memory, for some minutes. */
export interface Transfers {
  offerTransfer(transfer: protocol.NewTransfer): Promise<protocol.TransferOffered>
  /** By the device that offers it, with the `secret` of the offer. */
  readTransfer(id: string, as: As): Promise<protocol.TransferStanding>
  confirmTransfer(id: string, as: As): Promise<void>
  withdrawTransfer(id: string, as: As): Promise<void>
  /** By the other device. The first that asks is the only one that can be confirmed. */
  askForTransfer(id: string, ask: protocol.TransferAsk): Promise<void>
  /** Null until it is confirmed; for that device as often as it asks. */
  takeTransfer(id: string, ask: protocol.TransferAsk): Promise<protocol.TransferTaken>
}

export function createTransfers(requests: Requests): Transfers {
  const { post, put, read } = requests
  const json = (value: unknown) => ({ type: 'json', value }) as const
  const path = (id: string) => `/api/transfers/${encodeURIComponent(id)}`
  return {
    offerTransfer: (transfer) => post('/api/transfers', protocol.transferOffered, { body: json(transfer) }),
    readTransfer: (id, as) => read(path(id), protocol.transferStanding, as),
    confirmTransfer: (id, as) => put(`${path(id)}/confirm`, { ...as, repeat: 'safe' }),
    withdrawTransfer: (id, as) => requests.delete(path(id), as),
    askForTransfer: (id, ask) => put(`${path(id)}/ask`, { repeat: 'safe', body: json(ask) }),
    takeTransfer: (id, ask) =>
      post(`${path(id)}/take`, protocol.transferTaken, { repeat: 'safe', body: json(ask) }),
  }
}
