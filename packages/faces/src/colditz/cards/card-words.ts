import type { Card, Equipment, FastRoom, SearchedRoom, TunnelName } from '@getaway/engine/colditz'

/** What is printed on a card, in both languages. */
export interface CardWords {
  readonly name: Readonly<Record<'en' | 'it', string>>
  readonly text: Readonly<Record<'en' | 'it', string>>
}

const EQUIPMENT_NAME: Readonly<Record<Equipment, CardWords['name']>> = {
  rope: { en: 'Rope', it: 'Corda' },
  cutters: { en: 'Wire Cutters', it: 'Tronchese' },
  pass: { en: 'Pass', it: 'Lasciapassare' },
  key: { en: 'Key', it: 'Chiave' },
}

const EQUIPMENT_TEXT: Readonly<Record<Equipment, CardWords['text']>> = {
  rope: {
    en: 'Climb down from a 30 ft square to the foot of the rope. For 60 ft, play two.',
    it: 'Calati da una casella da 30 piedi ai piedi della corda. Per 60 piedi giocane due.',
  },
  cutters: {
    en: 'Cut a gap in the wire between two squares.',
    it: 'Apri un varco nel filo spinato fra due caselle.',
  },
  pass: {
    en: 'Onto a checkpoint and past it: for all your prisoners on that square, this turn.',
    it: 'Entra in un posto di controllo e superalo: vale per tutti i tuoi prigionieri su quella casella, in questo turno.',
  },
  key: {
    en: 'Onto a door and through it: for all your prisoners on that square, this turn.',
    it: 'Apri una porta e superala: vale per tutti i tuoi prigionieri su quella casella, in questo turno.',
  },
}

const TUNNEL_ROOM: Readonly<Record<TunnelName, CardWords['name']>> = {
  A: { en: 'Chapel', it: 'Cappella' },
  B: { en: 'Kitchen', it: 'Cucina' },
  C: { en: 'Cellar', it: 'Cantina' },
}

/** K11.1: the room after “Move Fast to the”; in Italian the whole name, since the preposition changes. */
const FAST: Readonly<Record<FastRoom, CardWords['name']>> = {
  chapel: { en: 'Chapel', it: 'Di corsa in cappella' },
  theatre: { en: 'Theatre', it: 'Di corsa a teatro' },
  kitchen: { en: 'Kitchen', it: 'Di corsa in cucina' },
  library: { en: 'Library', it: 'Di corsa in biblioteca' },
  sickbay: { en: 'Sick bay', it: 'Di corsa in infermeria' },
  laundry: { en: 'Laundry', it: 'Di corsa in lavanderia' },
  cellar: { en: 'Cellar', it: 'Di corsa in cantina' },
  registry: { en: 'Registry', it: 'Di corsa in segreteria' },
}

/** K10.2 */
const SEARCHED: Readonly<Record<SearchedRoom, CardWords['name']>> = {
  theatre: { en: 'Search the Theatre', it: 'Perquisite il teatro' },
  laundry: { en: 'Search the Laundry', it: 'Perquisite la lavanderia' },
  workshop: { en: 'Search the Workshop', it: 'Perquisite l’officina' },
  parcels: { en: 'Search the Parcels office', it: 'Perquisite l’ufficio pacchi' },
}

/** The words of each Opportunity and Security card, by its name in the log. */
export const CARD_WORDS: Readonly<Record<Card, CardWords>> = {
  'tunnel-A': tunnelWords('A'),
  'tunnel-B': tunnelWords('B'),
  'tunnel-C': tunnelWords('C'),
  'fast-chapel': fastWords('chapel'),
  'fast-theatre': fastWords('theatre'),
  'fast-kitchen': fastWords('kitchen'),
  'fast-library': fastWords('library'),
  'fast-sickbay': fastWords('sickbay'),
  'fast-laundry': fastWords('laundry'),
  'fast-cellar': fastWords('cellar'),
  'fast-registry': fastWords('registry'),
  'exchange-rope': exchangeWords('rope'),
  'exchange-cutters': exchangeWords('cutters'),
  'exchange-pass': exchangeWords('pass'),
  'exchange-key': exchangeWords('key'),
  'search-theatre': searchWords('theatre'),
  'search-laundry': searchWords('laundry'),
  'search-workshop': searchWords('workshop'),
  'search-parcels': searchWords('parcels'),

  release: {
    name: { en: 'Release from Solitary', it: 'Scarcerazione' },
    text: {
      en: 'Free one prisoner from any cell: yours, or another officer’s if that officer agrees.',
      it: 'Libera un prigioniero da qualsiasi cella: uno tuo, o di un altro ufficiale se è d’accordo.',
    },
  },
  bribe: {
    name: { en: 'Bribe a Sentry', it: 'Corrompi una sentinella' },
    text: {
      en: 'Take one equipment card of any kind.',
      it: 'Prendi una carta equipaggiamento di qualsiasi tipo.',
    },
  },
  'kit-clothes-food': {
    name: { en: 'Personal Escape Kit Part', it: 'Parte del kit di fuga' },
    text: {
      en: 'Clothes and food: two parts of a new escape kit. Keep this card secret until you use it.',
      it: 'Vestiti e cibo: due parti di un nuovo kit di fuga. Tieni segreta questa carta finché non la usi.',
    },
  },
  'kit-compass-papers': {
    name: { en: 'Personal Escape Kit Part', it: 'Parte del kit di fuga' },
    text: {
      en: 'Compass and papers: two parts of a new escape kit. Keep this card secret until you use it.',
      it: 'Bussola e documenti: due parti di un nuovo kit di fuga. Tieni segreta questa carta finché non la usi.',
    },
  },
  'staff-car': {
    name: { en: 'Staff Car', it: 'Auto di servizio' },
    text: {
      en: 'With an escape kit, your prisoner beside the staff car drives to the frontier: six throws.',
      it: 'Con un kit di fuga, un tuo prigioniero accanto all’auto di servizio parte per il confine: sei lanci.',
    },
  },
  sabotage: {
    name: { en: 'Sabotage', it: 'Sabotaggio' },
    text: {
      en: 'The security officer discards two cards of their choice and draws one. With only one card, they discard it and draw none.',
      it: 'L’ufficiale di sicurezza scarta due carte a sua scelta e ne pesca una. Se ne ha una sola, la scarta e non pesca.',
    },
  },
  diversion: {
    name: { en: 'Diversion', it: 'Diversivo' },
    text: {
      en: 'One guard of your choice goes back to barracks, to the returned wing.',
      it: 'Una guardia a tua scelta torna in caserma, nell’ala delle rientrate.',
    },
  },
  inspection: {
    name: { en: 'Inspection by German High Command', it: 'Ispezione dell’Alto Comando' },
    text: {
      en: 'Two guards of your choice go back to barracks, to the returned wing.',
      it: 'Due guardie a tua scelta tornano in caserma, nell’ala delle rientrate.',
    },
  },
  hideaway: {
    name: { en: 'Hideaway', it: 'Nascondiglio' },
    text: {
      en: 'In the security officer’s turn: cancel one confiscation from you.',
      it: 'Nel turno dell’ufficiale di sicurezza: evita una confisca.',
    },
  },
  talisman: {
    name: { en: 'Talisman', it: 'Talismano' },
    text: {
      en: 'After the throws of a Shot to Kill at your prisoner: the first throw is not doubled.',
      it: 'Dopo i lanci di Sparare per uccidere contro un tuo prigioniero: il primo lancio non si raddoppia.',
    },
  },
  warning: {
    name: { en: 'Advance Warning of Appel or Search', it: 'Preavviso di Appello o Ricerca' },
    text: {
      en: 'When Appel is called: move any of your prisoners straight to any hideaways with room. Play the equipment needed to get there.',
      it: 'All’Appello: sposta subito i prigionieri che vuoi in nascondigli con posto. Gioca l’equipaggiamento che serve per arrivarci.',
    },
  },
  appel: {
    name: { en: 'Appel (Roll Call)', it: 'Appello' },
    text: {
      en: 'Before throwing: call the roll. Then throw to move, or for a General Search.',
      it: 'Prima di lanciare: fai l’appello. Poi lancia per muovere o per una Ricerca Generale.',
    },
  },
  detected: {
    name: { en: 'Tunnel Detected', it: 'Galleria scoperta' },
    text: {
      en: 'Name an open tunnel: guards may enter its room and any of its squares. Two guards inside arrest everybody there.',
      it: 'Indica una galleria aperta: le guardie possono entrare nella sua stanza e in ogni sua casella. Due guardie dentro arrestano tutti.',
    },
  },
  shot: {
    name: { en: 'Shot to Kill', it: 'Sparare per uccidere' },
    text: {
      en: 'A guard shoots at a prisoner outside, who is killed if your throw (the first one doubled) covers the distance. The guard goes back.',
      it: 'Una guardia spara a un prigioniero all’esterno: è ucciso se il lancio (il primo raddoppiato) copre la distanza. La guardia rientra.',
    },
  },
  'arrest-pass': {
    name: { en: 'Arrest Pass Holder', it: 'Arresta chi ha il lasciapassare' },
    text: {
      en: 'When a pass is played: arrest that prisoner. Only the pass is lost.',
      it: 'Quando si gioca un lasciapassare: arresta quel prigioniero. Si perde solo il lasciapassare.',
    },
  },
  'arrest-key': {
    name: { en: 'Arrest Key Holder', it: 'Arresta chi ha la chiave' },
    text: {
      en: 'When a key is played: arrest that prisoner. Only the key is lost.',
      it: 'Quando si gioca una chiave: arresta quel prigioniero. Si perde solo la chiave.',
    },
  },
}

export function equipmentWords(kind: Equipment): CardWords {
  return { name: EQUIPMENT_NAME[kind], text: EQUIPMENT_TEXT[kind] }
}

export const KIT_WORDS: CardWords = {
  name: { en: 'Personal Escape Kit', it: 'Kit personale di fuga' },
  text: {
    en: 'Clothes, food, compass and papers. Play it when a prisoner of yours reaches a target.',
    it: 'Vestiti, cibo, bussola e documenti. Giocalo quando un tuo prigioniero raggiunge un obiettivo.',
  },
}

/** K12.2 */
export function doOrDieWords(throws: number): CardWords {
  return {
    name: { en: 'Do or Die', it: 'O la va o la spacca' },
    text: {
      en: `${throws} throws, each repeated on doubles. Out, or out of the game.`,
      it: `${throws} lanci, ognuno ripetuto in caso di doppio. Fuori, o fuori dal gioco.`,
    },
  }
}

function tunnelWords(tunnel: TunnelName): CardWords {
  const { en, it } = TUNNEL_ROOM[tunnel]
  return {
    name: { en: `${en} Tunnel`, it: `Galleria, ${it}` },
    text: {
      en: `Open tunnel ${tunnel}: two of your prisoners step into it this turn. With fewer than two inside it falls in.`,
      it: `Apri la galleria ${tunnel}: due tuoi prigionieri vi entrano in questo turno. Con meno di due prigionieri dentro crolla.`,
    },
  }
}

function fastWords(room: FastRoom): CardWords {
  const { en, it } = FAST[room]
  return {
    name: { en: `Move Fast to the ${en}`, it },
    text: {
      en: 'Put one of your prisoners on any free square of that room. Play the equipment needed to get there.',
      it: 'Metti un tuo prigioniero su una qualsiasi casella libera di quella stanza. Gioca l’equipaggiamento che serve per arrivarci.',
    },
  }
}

function exchangeWords(kind: Equipment): CardWords {
  const { en, it } = EQUIPMENT_NAME[kind]
  return {
    name: { en: `Exchange with ${en}`, it: `Scambia con ${it}` },
    text: {
      en: 'Take one equipment card of that kind from its pile.',
      it: 'Prendi una carta equipaggiamento di quel tipo dal suo mazzetto.',
    },
  }
}

function searchWords(room: SearchedRoom): CardWords {
  return {
    name: SEARCHED[room],
    text: {
      en: 'Every prisoner in that room whose officer has equipment goes to an inner cell; one card is confiscated for each.',
      it: 'Ogni prigioniero in quella stanza il cui ufficiale ha equipaggiamento va in una cella interna; si confisca una carta per ciascuno.',
    },
  }
}
