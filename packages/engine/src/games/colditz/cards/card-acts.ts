import { EQUIPMENT, TUNNELS } from '../board/board.ts'
import { type Card, FAST_ROOMS, SEARCHED_ROOMS } from '../pieces/cards.ts'
import type { CardAct } from './card-act.ts'
import { bribe, exchangeFor } from './equipment-cards.ts'
import { fastTo } from './fast.ts'
import { staffCar } from './great-escapes.ts'
import { sabotage, sendsBack } from './guard-cards.ts'
import { arrestsHolder, hideaway, talisman, warning } from './reaction-cards.ts'
import { release } from './release-card.ts'
import { appel, searches, shot } from './security-cards.ts'
import { detects, opensTunnel } from './tunnel-cards.ts'

function byName<Name extends string>(
  names: readonly Name[],
  prefix: string,
  actOf: (name: Name) => CardAct,
): Readonly<Record<string, CardAct>> {
  return Object.fromEntries(names.map((name) => [`${prefix}${name}`, actOf(name)]))
}

const ACTS: Readonly<Record<string, CardAct>> = {
  ...byName(TUNNELS, 'tunnel-', opensTunnel),
  release,
  ...byName(FAST_ROOMS, 'fast-', fastTo),
  ...byName(EQUIPMENT, 'exchange-', exchangeFor),
  bribe,
  'staff-car': staffCar,
  sabotage,
  diversion: sendsBack(1),
  inspection: sendsBack(2),
  hideaway,
  talisman,
  warning,
  appel,
  ...byName(SEARCHED_ROOMS, 'search-', searches),
  detected: detects,
  shot,
  'arrest-pass': arrestsHolder,
  'arrest-key': arrestsHolder,
}

/** What a card does; undefined of a part of a kit, which is used with `kit.made` (K8.2). */
export function cardAct(card: Card): CardAct | undefined {
  return ACTS[card]
}
