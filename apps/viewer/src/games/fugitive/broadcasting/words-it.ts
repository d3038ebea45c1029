import type { en } from './words-en.ts'

export const it: Record<keyof typeof en, string> = {
  'one-left': 'Manca un solo nascondiglio',
  'one-left.detail': '{marshal} vince se dice il numero giusto.',
  'one-left.how':
    'Dei {all} nascondigli della fila {found} sono scoperti. Vince il tentativo che non ne lascia coperti (F6.1).',
  'most-hidden': '{n} nascondigli coperti',
  'most-hidden.detail': '{marshal} non ne ha mai avuti tanti da trovare contro {fugitive}.',
  'most-hidden.how':
    'Dei {all} nascondigli della fila {found} sono scoperti. In nessun turno di questa partita i coperti erano di più.',
  miss: '{nth} errore di fila',
  'miss.detail': '{marshal} non trova nulla: nascondigli coperti {left}.',
  'miss.how':
    'Gli ultimi {misses} tentativi erano sbagliati: almeno uno dei numeri non era un nascondiglio coperto (F5.2).',
  several: '{n} nascondigli in un solo tentativo',
  'several.detail': '{marshal} ha detto {numbers}.',
  'several.how':
    'Tutti e {n} i numeri detti erano coperti. Con uno sbagliato non si sarebbe scoperto nulla (F5.2).',
  first: 'Trovato il primo nascondiglio',
  'first.detail': '{marshal} ha detto {numbers}.',
  'first.how': 'Nessun tentativo prima di questo era giusto (F5.2).',
  bluff: 'Bluff: {n} carte Sprint di troppo',
  'bluff.one': 'Bluff: una carta Sprint di troppo',
  'bluff.detail': '{fugitive} è andato da {from} a {card} con carte Sprint per {sprint}.',
  'bluff.how':
    'Da {from} a {card} ci sono {distance} passi. {reach} sono liberi, e sotto c’erano carte Sprint per {sprint}: {n} su {count} non servivano (F4.1, F4.2).',
  'bluff.odds': 'Per {marshal} {the} è ora probabile al {odds}; senza bluff lo sarebbe al {without}.',
  'bluff.odds.how':
    'Da {from} a {card} ci sono {distance} passi. {reach} sono liberi, e sotto ci sono carte Sprint per {sprint}: {n} su {count} non servivano (F4.2). Le probabilità sono quelle di quel numero al suo posto in tutte le file compatibili con ciò che {marshal} sa, con tutte e senza quelle {n} (F1.4).',
  spared: 'Oltre il 29: il 42 vince subito',
  'spared.detail': 'Il {card} è stato trovato: niente caccia all’uomo.',
  'spared.how':
    'La caccia all’uomo comincia solo se, quando si piazza il 42, il nascondiglio scoperto più alto è 29 o meno. Ora è il {card} (F6.3).',
  hunt: 'Comincia la caccia all’uomo',
  'hunt.detail':
    '{marshal} deve dire tutti e {n} i nascondigli, uno alla volta. Un errore, e {fugitive} è in salvo.',
  'hunt.detail.one': '{marshal} deve dire un nascondiglio. Un errore, e {fugitive} è in salvo.',
  'hunt.how':
    'Quando è stato piazzato il 42, il nascondiglio scoperto più alto era {card}: 29 o meno (F6.3).',
  'hunt-left': 'Caccia all’uomo: ne mancano {n}',
  'hunt-left.one': 'Caccia all’uomo: ne manca uno',
  'hunt-left.detail': 'Un errore, e {fugitive} è in salvo.',
  'hunt-left.how':
    'Nella caccia all’uomo bisogna dire ogni nascondiglio, uno alla volta, senza un errore (F6.3).',
  'won.marshal': '{marshal} fa l’arresto',
  'won.fugitive': '{fugitive} è in salvo',
  'won.caught': 'Ogni nascondiglio di {fugitive} è stato trovato.',
  'won.caught.how': 'L’ultimo tentativo non ha lasciato nascondigli coperti (F6.1).',
  'won.manhunt-won': 'La caccia all’uomo ha trovato ogni nascondiglio.',
  'won.manhunt-won.how':
    'Ogni numero detto nella caccia all’uomo era un nascondiglio coperto, finché non ne è rimasto nessuno (F6.3).',
  'won.escaped': 'Il 42 è piazzato, e {marshal} non può dare la caccia.',
  'won.escaped.how':
    'Il 42 è piazzato, e il nascondiglio scoperto più alto è {card}, oltre il 29 (F6.2, F6.3).',
  'won.manhunt-lost': 'Un numero sbagliato chiude la caccia all’uomo. Nascondigli mai trovati: {n}.',
  'won.manhunt-lost.how': 'Con il primo numero sbagliato della caccia all’uomo il fuggitivo ha vinto (F6.3).',
  'won.given-up': '{loser} si arrende.',
  'won.given-up.how':
    'Chi lascia una partita a tempo, o ne resta lontano, si arrende, e vince l’altro (F3.5).',
  'event.footprints': 'Un evento che aiuta il fuggitivo, risolto nel turno {n} (F7).',
  'event.glass': 'Un evento che aiuta l’investigatrice, risolto nel turno {n} (F7).',
  'event.neither': 'Un evento che non aiuta nessuno dei due, risolto nel turno {n} (F7).',
  sprint: '{n} carte Sprint in una volta',
  'sprint.detail': 'Il nuovo nascondiglio può essere fino a {far} più in là. O è un bluff?',
  'sprint.escape': '{fugitive} corre verso il 42.',
  'sprint.how':
    'Nessun nascondiglio di questa partita ne aveva di più. {reach} passi sono liberi, e ogni carta Sprint ne aggiunge 1 o 2, di più dopo un evento (F4.1).',
  pass: '{nth} passata di fila',
  'pass.detail': '{fugitive} pesca e resta dov’è.',
  'pass.how': 'Negli ultimi {count} turni {fugitive} ha passato invece di piazzare un nascondiglio (F3.3).',
  'way-out': 'Serve il 42, e può raggiungerlo',
  'way-out.detail': '{fugitive} è al {last} e ha abbastanza carte Sprint.',
  'way-out.how':
    'Da {last} a 42 ci sono {distance} passi. {reach} sono liberi, e le carte Sprint in mano valgono insieme {sprint} (F4.1).',
  chance: 'Un tentativo con il {chance} di probabilità',
  'chance.detail': '{marshal} dice {numbers}. Il migliore era {best}: {most}.',
  'chance.best': '{marshal} dice {numbers}. Nulla valeva di più.',
  'chance.how':
    'Di tutte le distribuzioni e le file compatibili con ciò che {marshal} sapeva, contate alla pari, il {chance} ha coperti tutti i numeri detti (F1.4). Il tentativo migliore è quello che in media scopre più nascondigli.',
  'chance-told': 'Il tentativo aveva il {chance} di probabilità',
  'chance-told.right': '{numbers}: giusto.',
  'chance-told.wrong': '{numbers}: sbagliato.',
  'half-right': '{n} su {all} erano giusti',
  'half-right.detail': 'A {marshal} nessuno lo dice.',
  'half-right.how':
    'Se un numero del tentativo è sbagliato non si scopre nulla, e nessuno dice quali erano giusti (F5.2).',
  trail: 'La traccia porta al {n}',
  'trail.there': '{marshal} potrebbe saperlo al {odds}, e {fugitive} è lì.',
  'trail.not': '{marshal} potrebbe crederlo al {odds}, e {fugitive} non è lì.',
  'trail.how':
    'Di tutte le distribuzioni e le file compatibili con ciò che {marshal} sa, contate alla pari, il {odds} ha {the} coperto (F1.4).',
  'measure.hidden': 'Coperti',
  'measure.hidden.said': 'Nascondigli coperti: {value}',
  'measure.highest': 'Più alto trovato',
  'measure.highest.said': 'Nascondiglio più alto trovato: {value}',
  'outcome.caught': 'Arresto',
  'outcome.escaped': 'In salvo',
  'outcome.over': 'Interrotta',
  'gamble.title': 'Turno {n}: {marshal} dice {numbers}',
  'gamble.title.hunt': 'Caccia all’uomo: {marshal} dice {numbers}',
  'gamble.right': 'Giusto, con il {chance} di probabilità. {best}',
  'gamble.wrong': 'Sbagliato, con il {chance} di probabilità. {best}',
  'gamble.best': 'Nulla valeva di più.',
  'gamble.better': 'Il tentativo migliore era {best}: {most}.',
}
