import { offerRefusals } from '../../../offers/offer-refusals.ts'
import { peopleRefusals } from '../../../people/admit-people.ts'
import { reactionRefusals } from '../../../reactions/reaction-refusals.ts'
import { type RefereeRefusal, refereeRefusals } from '../../../referee-refusals.ts'
import { type Catalogue, refusalsOf } from '../../../refusal.ts'

/** In the order of the rulebook. */
const catalogue = {
  ...peopleRefusals('K13.1'),
  // C10, how time and order work, holds for all games.
  ...refereeRefusals({ logFull: 'K13.1', overtaken: 'C10.4' }),
  'not-dealt': ['K4.1', 'The cards have not been dealt yet.', 'Le carte non sono ancora state distribuite.'],
  'dealt-already': ['K4.1', 'The cards have already been dealt.', 'Le carte sono già state distribuite.'],
  'ready-already': ['K4.1', 'You are already ready.', 'Hai già detto che ci sei.'],
  'needs-kit': [
    'K1.4',
    'Without a personal escape kit nobody may step on a target.',
    'Senza un kit personale di fuga non si entra in una casella obiettivo.',
  ],
  'out-of-game': ['K1.5', 'You are out of the game.', 'Sei fuori dal gioco.'],
  'not-your-turn': ['K1.3', 'It is not your turn.', 'Non è il tuo turno.'],
  'not-your-role': ['K1.3', 'Your side cannot do that.', 'La tua parte non può farlo.'],
  'not-white': [
    'K2.4',
    'A new prisoner goes to a free white square.',
    'Un nuovo prigioniero va su una casella bianca libera.',
  ],
  'guards-first': ['K4.2', 'The guards must be posted first.', 'Prima vanno piazzate le guardie.'],
  'posted-already': ['K4.2', 'The guards have already been posted.', 'Le guardie sono già piazzate.'],
  'wrong-posts': [
    'K4.2',
    'Post one guard on an inner post for each nation, and 2 to 7 on outer posts.',
    'Piazza una guardia in un posto interno per ogni nazione, e da 2 a 7 nei posti esterni.',
  ],
  'throw-first': ['K5.1', 'Throw the dice before you move.', 'Prima di muovere lancia i dadi.'],
  'thrown-already': [
    'K5.1',
    'You have already thrown the dice in this turn.',
    'Hai già lanciato i dadi in questo turno.',
  ],
  'dice-awaited': ['K5.1', 'The dice are rolling.', 'I dadi stanno rotolando.'],
  'not-your-piece': ['K5.1', 'That piece is not yours.', 'Quella pedina non è tua.'],
  'in-a-cell': ['K5.1', 'That prisoner is in a cell.', 'Quel prigioniero è in cella.'],
  'too-few-points': [
    'K5.1',
    'That takes more points than you have left.',
    'Servono più punti di quelli che hai.',
  ],
  'no-such-step': ['K3.1', 'No step leads to that square.', 'Nessun passo porta a quella casella.'],
  'path-ends-before': [
    'K5.1',
    'A move ends at a target, and where a guard and a prisoner meet.',
    'La mossa finisce su un obiettivo, e dove una guardia e un prigioniero s’incontrano.',
  ],
  'square-taken': ['K5.5', 'That square is taken.', 'Quella casella è occupata.'],
  'no-such-aside': [
    'K5.5',
    'A piece in the way moves aside to a free square next to it.',
    'Chi è d’intralcio si scosta su una casella libera accanto.',
  ],
  'no-white-way': [
    'K5.6',
    'No free white squares lead there.',
    'Non ci si arriva per caselle bianche libere.',
  ],
  'hideaway-full': ['K5.5', 'That hideaway is full.', 'Quel nascondiglio è pieno.'],
  floodlit: [
    'K5.7',
    'No prisoner may end a move on a floodlit square.',
    'Un prigioniero non può finire la mossa su una casella illuminata.',
  ],
  'ends-on-brown': [
    'K5.7',
    'No piece may end a move on a brown square.',
    'Nessuno può finire la mossa su una casella marrone.',
  ],
  'guard-on-gate': [
    'K5.7',
    'No guard may end a move on a door or a checkpoint.',
    'Una guardia non può finire la mossa su una porta o su un posto di controllo.',
  ],
  'ends-on-landing': [
    'K5.7',
    'A guard may end a move at the foot of a rope only in pursuit.',
    'Una guardia può finire la mossa ai piedi di una corda solo se insegue.',
  ],
  'guards-stay-out': ['K5.8', 'Guards may not go there now.', 'Ora le guardie non possono andare lì.'],
  'sixth-card': [
    'K6.1',
    'You hold more than five cards: play, discard or give one away first.',
    'Hai più di cinque carte: prima giocane, scartane o cedine una.',
  ],
  'too-many-cards': [
    'K6.1',
    'A trade may leave nobody with more than five cards.',
    'Uno scambio non può lasciare a nessuno più di cinque carte.',
  ],
  'card-not-in-hand': ['K6.2', 'That card is not in your hand.', 'Non hai quella carta in mano.'],
  'only-as-answer': [
    'K6.2',
    'That card is played only in response to somebody’s action.',
    'Quella carta si gioca solo in risposta all’azione di qualcuno.',
  ],
  'no-trade-now': [
    'K6.4',
    'Officers trade only in officers’ turns, when nothing is being decided.',
    'Gli ufficiali scambiano solo nei turni degli ufficiali, quando non c’è nulla in sospeso.',
  ],
  'empty-trade': ['K6.4', 'A trade needs something to give.', 'In uno scambio bisogna dare qualcosa.'],
  'not-in-hand': [
    'K6.4',
    'One of you does not have what would change hands.',
    'Uno di voi non ha ciò che dovrebbe passare di mano.',
  ],
  ...offerRefusals('K6.4'),
  ...reactionRefusals('K6.6'),
  'nothing-owed': ['K6.6', 'You are not being asked for that now.', 'Ora nessuno te lo chiede.'],
  'no-pair': [
    'K7.1',
    'That takes two of your prisoners in rooms with that symbol.',
    'Servono due tuoi prigionieri in stanze con quel simbolo.',
  ],
  'none-left': ['K7.1', 'None of that kind is left.', 'Quel tipo è esaurito.'],
  'one-goes-home': [
    'K7.1',
    'At least one of the two goes to a free white square.',
    'Almeno uno dei due torna su una casella bianca libera.',
  ],
  'needs-rope': ['K7.3', 'That takes more ropes than you have.', 'Servono più corde di quelle che hai.'],
  'needs-cutters': ['K7.3', 'That takes wire cutters.', 'Serve un tronchese.'],
  'no-marker-passed': [
    'K7.4',
    'The guard does not pass an escape marker there.',
    'Lì la guardia non passa su un segnalino di fuga.',
  ],
  'needs-key': ['K7.5', 'That door takes a key.', 'Per quella porta ci vuole una chiave.'],
  'needs-pass': [
    'K7.5',
    'That checkpoint takes a pass.',
    'Per quel posto di controllo ci vuole un lasciapassare.',
  ],
  'has-kit': ['K8.2', 'You already have a kit.', 'Hai già un kit.'],
  'kit-after-escape': [
    'K8.2',
    'You can get a new kit only after an escape.',
    'Un nuovo kit si prende solo dopo una fuga riuscita.',
  ],
  'kit-not-whole': [
    'K8.2',
    'A kit is clothes, food, compass and papers, each once: from prisoners in their rooms or from cards.',
    'Un kit è vestiti, cibo, bussola e documenti, una volta ciascuno: con prigionieri nelle stanze o con carte.',
  ],
  'half-goes-home': [
    'K8.2',
    'At least half of them go to free white squares.',
    'Almeno la metà torna su caselle bianche libere.',
  ],
  'no-reserve': ['K9.1', 'That guard is not in the reserve.', 'Quella guardia non è nella riserva.'],
  'not-a-post': ['K9.1', 'That takes a free guard post.', 'Serve un posto di guardia libero.'],
  'not-on-post': [
    'K9.1',
    'That guard is not on a guard post.',
    'Quella guardia non è su un posto di guardia.',
  ],
  'after-arrest': [
    'K9.1',
    'Guards from the reserve are posted before the first arrest of the turn.',
    'Le guardie della riserva si piazzano prima del primo arresto del turno.',
  ],
  'no-double': [
    'K9.7',
    'A prisoner is freed only by a double on the first throw of the turn, and only once.',
    'Solo un doppio al primo lancio del turno libera un prigioniero, e una volta sola.',
  ],
  'needs-consent': [
    'K9.7',
    'That prisoner is another officer’s: make them an offer to free it.',
    'Quel prigioniero è di un altro ufficiale: offrigli di scarcerarlo.',
  ],
  'frees-only': [
    'K9.7',
    'An offer to free a prisoner holds nothing else; trade in another offer.',
    'L’offerta di scarcerare un prigioniero non contiene altro: per scambiare fai un’altra offerta.',
  ],
  'not-in-a-cell': ['K9.7', 'That prisoner is not in a cell.', 'Quel prigioniero non è in cella.'],
  'not-beside-cell': [
    'K9.7',
    'A freed prisoner goes to the arrow square, or to another one if that is taken.',
    'Chi è scarcerato va sulla casella con la freccia, o su un’altra se è occupata.',
  ],
  shuts: [
    'K9.9',
    'Guards may not block off a room, a hideaway, a passage or a part of the grey zone.',
    'Le guardie non possono bloccare una stanza, un nascondiglio, un passaggio o parte della zona grigia.',
  ],
  'nobody-outside': [
    'K9.10',
    'Guards go outside only after a prisoner who is outside, or to a detected tunnel.',
    'Le guardie escono solo per inseguire un prigioniero all’esterno, o verso una galleria scoperta.',
  ],
  'guard-not-on-board': ['K9.1', 'That guard is not on the board.', 'Quella guardia non è sul tabellone.'],
  'appel-before-throwing': [
    'K10.1',
    'Call the roll before you throw.',
    'L’appello si fa prima di lanciare i dadi.',
  ],
  'no-search-now': [
    'K10.1',
    'A General Search takes place only after a roll call.',
    'La Ricerca Generale si fa solo dopo un appello.',
  ],
  'cannot-attend': [
    'K10.1',
    'Prisoners in cells, in tunnels, outside or already on white squares are not named for the roll call.',
    'Per l’appello non si indica chi è in cella, in galleria, all’esterno o già su una casella bianca.',
  ],
  'not-outside': ['K10.3', 'That prisoner is not outside.', 'Quel prigioniero non è all’esterno.'],
  'name-the-guards': [
    'K11.2',
    'Name as many guards as the card says, each of them once.',
    'Indica tante guardie quante ne dice la carta, una volta ciascuna.',
  ],
  'not-from-there': [
    'K11.1',
    'No card moves a prisoner out of a tunnel, and Advance Warning none from outside.',
    'Nessuna carta fa uscire un prigioniero da una galleria, e Preavviso non muove chi è all’esterno.',
  ],
  'not-that-room': [
    'K11.1',
    'Name a square of the room on the card.',
    'Indica una casella della stanza scritta sulla carta.',
  ],
  'no-way-there': [
    'K11.1',
    'You do not have the equipment to get there.',
    'Non hai l’equipaggiamento per arrivarci.',
  ],
  'pile-empty': ['K11.1', 'None of that equipment is left.', 'Quell’equipaggiamento è esaurito.'],
  'name-a-kind': ['K11.1', 'Say which equipment you take.', 'Indica quale equipaggiamento prendi.'],
  'no-cards-there': ['K11.2', 'The security officer has no cards.', 'L’ufficiale di sicurezza non ha carte.'],
  'no-guard-on-board': ['K11.2', 'There are no guards on the board.', 'Non ci sono guardie sul tabellone.'],
  'wrong-count': [
    'K11.2',
    'Give up as many cards as the card says.',
    'Scarta tante carte quante ne dice la carta.',
  ],
  'not-a-hideaway': ['K11.3', 'That is not a hideaway.', 'Quello non è un nascondiglio.'],
  'pow-twice': ['K11.3', 'Name each prisoner once.', 'Indica ogni prigioniero una volta sola.'],
  'not-beside-car': [
    'K12.1',
    'That prisoner is not beside the staff car.',
    'Quel prigioniero non è accanto all’auto di servizio.',
  ],
  'no-do-or-die': ['K12.2', 'You have no Do or Die card.', 'Non hai una carta O la va o la spacca.'],
  'not-in-grey': [
    'K12.2',
    'Do or Die begins on a grey square.',
    'O la va o la spacca comincia da una casella grigia.',
  ],
  'only-for-life': [
    'K12.2',
    'The moat can be crossed only in Do or Die.',
    'Il fossato si guada solo con O la va o la spacca.',
  ],
  'tunnel-closed': ['K12.3', 'That tunnel is not open.', 'Quella galleria non è aperta.'],
  'too-few-pows': [
    'K12.3',
    'Opening a tunnel takes two of your prisoners: both step in before one comes out at its end.',
    'Per aprire una galleria servono due tuoi prigionieri: entrano entrambi prima che uno esca dal fondo.',
  ],
  'no-such-tunnel': ['K12.3', 'Name a tunnel that is open.', 'Indica una galleria aperta.'],
  'detected-already': ['K12.3', 'That tunnel is already detected.', 'Quella galleria è già stata scoperta.'],
} as const satisfies Catalogue

/** What the rules refuse; the rest is the referee's. */
export type RefusalCode = Exclude<keyof typeof catalogue, RefereeRefusal>

const REFEREES: ReadonlySet<string> = new Set(Object.keys(refereeRefusals({ logFull: '', overtaken: '' })))

/** All of them, for a test that each is met. */
export const REFUSAL_CODES = (Object.keys(catalogue) as (keyof typeof catalogue)[]).filter(
  (code): code is RefusalCode => !REFEREES.has(code),
)

export const refuse = refusalsOf(catalogue)
