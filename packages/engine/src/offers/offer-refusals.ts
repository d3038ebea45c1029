import type { Catalogue } from '../refusal.ts'

/** The refusals of offers, in the words of any game, under the clause that it has for them. */
export function offerRefusals(clause: string) {
  return {
    'no-partner': [clause, 'Make your offer to another player.', 'Fai l’offerta a un altro giocatore.'],
    'too-many-offers': [
      clause,
      'You cannot make more offers for now.',
      'Per ora non puoi fare altre offerte.',
    ],
    'no-such-offer': [clause, 'That offer is no longer open.', 'Quell’offerta non vale più.'],
    'not-your-offer': [
      clause,
      'That offer is not yours to answer.',
      'Non spetta a te rispondere a quell’offerta.',
    ],
  } as const satisfies Catalogue
}

export type OfferRefusal = keyof ReturnType<typeof offerRefusals>
