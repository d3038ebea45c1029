import { dictionary } from './language.ts'

const en = {
  'rules.table': 'Table {size}',
  'rules.fair': 'Close races go to the player who acted first (up to {ms} ms)',
  'rules.arrival': 'Close races go to the player who arrived first',
  'rules.delay': 'Spectators see the match {count} s later',
  'join.colour': 'Your colour',
  'colour.0': 'orange',
  'colour.1': 'turquoise',
  'colour.2': 'violet',
  'colour.3': 'green',
  'colour.4': 'pink',
  'colour.5': 'blue',
  'renewed.title': 'The host is setting the table up again',
  'renewed.text': 'You keep your seat …',
  'renewed.back': 'Go to the front page',
  'removed.title': 'You are no longer at this table',
  'removed.text': 'The host has freed your seat, or you continued on another device.',
  'link.veiled': 'invitation',
  'link.code': 'QR code of the invitation',
  'link.label': 'Link of the invitation',
  'link.copy': 'Copy the link',
  'link.copied': 'Link copied',
  'link.by-hand': 'Without HTTPS a page cannot copy: the link is selected, copy it by hand.',
  'link.share': 'Share',
  'link.network':
    'For devices in your network. You opened this page at localhost, an address that works on this computer only.',
  'link.here':
    'For this computer only, because you opened this page at localhost. For others, start Getaway with HOST=0.0.0.0 and open it at this computer’s address.',
  'link.shared': 'Come and play with me:',
  'gone.watch': 'Watch the match',
  'gone.title': 'This invitation is no longer valid',
  'gone.taken': '{name} has taken seat {seat}',
  'gone.used': 'An invitation is for one person only. Ask the host for another one, or watch the match.',
  'gone.void':
    'The host has replaced it, or the seat went to a bot. Ask for another one, or watch the match.',
} as const

export type HandingWord = keyof typeof en

const it: Readonly<Record<HandingWord, string>> = {
  'rules.table': 'Tavolo {size}',
  'rules.fair': 'Al fotofinish vince chi ha agito prima (fino a {ms} ms)',
  'rules.arrival': 'Al fotofinish vince chi è arrivato prima',
  'rules.delay': 'Gli spettatori vedono la partita {count} s dopo',
  'join.colour': 'Il tuo colore',
  'colour.0': 'arancione',
  'colour.1': 'turchese',
  'colour.2': 'viola',
  'colour.3': 'verde',
  'colour.4': 'rosa',
  'colour.5': 'blu',
  'renewed.title': 'Chi ospita sta preparando di nuovo il tavolo',
  'renewed.text': 'Il tuo posto ti aspetta …',
  'renewed.back': 'Vai alla pagina iniziale',
  'removed.title': 'Non sei più a questo tavolo',
  'removed.text': 'Chi ospita ha liberato il tuo posto, o hai continuato su un altro dispositivo.',
  'link.veiled': 'invito',
  'link.code': 'Codice QR dell’invito',
  'link.label': 'Link dell’invito',
  'link.copy': 'Copia il link',
  'link.copied': 'Link copiato',
  'link.by-hand': 'Senza HTTPS una pagina non può copiare: il link è selezionato, copialo a mano.',
  'link.share': 'Condividi',
  'link.network':
    'Per i dispositivi della tua rete. Hai aperto questa pagina su localhost, un indirizzo che vale solo su questo computer.',
  'link.here':
    'Solo per questo computer, perché hai aperto questa pagina su localhost. Per gli altri, avvia Getaway con HOST=0.0.0.0 e aprila all’indirizzo di questo computer.',
  'link.shared': 'Vieni a giocare con me:',
  'gone.watch': 'Guarda la partita',
  'gone.title': 'Questo invito non è più valido',
  'gone.taken': '{name} ha preso il posto {seat}',
  'gone.used': 'Un invito vale per una persona sola. Chiedine un altro a chi ospita, o guarda la partita.',
  'gone.void':
    'Chi ospita l’ha sostituito, o il posto è andato a un bot. Chiedine un altro, o guarda la partita.',
}

/** What the pages on the way to a table load a moment later: links, colours, rules, seats that are gone. */
export const sayHanding = dictionary<HandingWord>({ en, it })
