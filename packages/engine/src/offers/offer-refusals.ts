import type { Catalogue } from '../refusal.ts'

/** The refusals of offers, in the words of any game, under the clause that it has for them. */
export function offerRefusals(clause: string) {
  return {
    'no-partner': [clause, 'An offer is made to another player.', 'Un’offerta si fa a un altro giocatore.'],
    'too-many-offers': [
      clause,
      'You have made as many offers as you may for now.',
      'Per ora hai fatto tutte le offerte che puoi.',
    ],
    'no-such-offer': [clause, 'That offer does not stand any more.', 'Quell’offerta non vale più.'],
    'not-your-offer': [
      clause,
      'That offer is not yours to answer.',
      'Non spetta a te rispondere a quell’offerta.',
    ],
  } as const satisfies Catalogue
}

export type OfferRefusal = keyof ReturnType<typeof offerRefusals>
