import type { BookWords } from './clauses.ts'
import { endingIt } from './words-it-ending.ts'

/** Chase in Italian: the table, the pieces, and how one plays. */
export const it: BookWords = {
  intro: [
    'Qualcuno è evaso. **Chi fugge** posa un percorso di tessere, più in fretta che può, raccoglie mappa, soldi e chiavi e cerca un rifugio. **Chi insegue** lo segue allo stesso tempo: su ogni tessera conta i testimoni e mette un segnalino che dice chi ha visto passare il fuggitivo. Non ci sono turni, e durante la manche nessuno dice se quello che c’è sul tavolo è giusto. Alla fine si verifica tutto, tessera per tessera e segnalino per segnalino.',
    'Queste sono le regole con cui si gioca ogni partita qui: il gioco da tavolo 5-Minute Chase, raccontato con parole nostre. Ogni clausola ha un numero, e il tavolo lo nomina quando qualcosa non va. **Nostro** indica ciò che le regole stampate lasciano aperto e che abbiamo deciso noi.',
    'Il *percorso* è la fila di tessere che un fuggitivo, o una squadra di due, costruisce dalla prigione in poi. La *posizione* di una tessera è il suo numero in quella fila. *Libero* vuol dire non catturato.',
  ],
  chapters: {
    C1: 'I pezzi',
    C2: 'Preparare una manche',
    C3: 'La partenza',
    C4: 'Posare le tessere',
    C5: 'Che cosa è posato bene',
    C6: 'Gli oggetti e il rifugio',
    C7: 'Chi insegue',
    C8: 'La fine della manche',
    C9: 'La partita',
    C10: 'Nello stesso momento',
  },
  clauses: {
    ...endingIt,
    'C1.1': {
      text: 'Le tessere di strada sono 31: 25 comuni e 6 di partenza, col dorso rosso. Sei di quelle comuni mostrano un oggetto: due volte mappa, due volte soldi, due volte chiavi. In più ci sono la prigione e 3 rifugi.',
    },
    'C1.2': {
      text: 'Su ognuno dei quattro lati di una tessera finisce una strada, oppure il lato è chiuso. Una strada finisce libera, con **alberi** o con un **posto di blocco**. Esce dal lato in uno di tre punti, contati in senso orario lungo il bordo: 1, 2 al centro, 3. La prigione ha quattro strade libere, tutte al centro.',
      ours: 'I punti, i lati chiusi e come finiscono le strade di rifugi e prigione. Le strade vanno a zigzag: trovare la tessera che combacia è tutta la fatica di chi fugge.',
    },
    'C1.3': {
      text: 'Una tessera di strada ha quattro settori, uno per angolo, con quattro simboli diversi. In ognuno ci sono dei testimoni, e ogni testimone guarda a nord, est, sud o ovest. Triangolo e quadrato sono rossi, rombo e stella sono blu.',
      ours: 'Quale simbolo ha quale colore.',
    },
    'C1.4': {
      text: 'I segnalini sono 30. 15 sono rossi, con un triangolo da una parte e un quadrato dall’altra; 15 sono blu, con un rombo e una stella. Un segnalino può mostrare l’uno o l’altro lato.',
    },
    'C1.5': {
      text: 'Chi vince una manche riceve segnalini vittoria: **Perfetta**, d’oro, o **Piccola**, d’argento. Non finiscono mai.',
    },
    'C1.6': {
      text: 'Le facce delle tessere sono disegnate da noi. Una tessera presa a caso combacia circa una volta su cinque. Quelle con un oggetto sono difficili da posare: quasi tutte le loro strade finiscono con un posto di blocco. Su ogni tessera qualcuno guarda in ogni direzione, e a volte due settori sono pari.',
      ours: 'I dorsi portano le risposte: su ogni lato, i simboli giusti quando l’inseguimento va da quella parte.',
    },
    'C2.1': {
      text: 'La prigione sta al centro del tavolo, largo 21 caselle e alto 15 se chi ospita non ha scelto altro. Una tessera deve starci per intero.',
    },
    'C2.2': {
      text: 'Si mescolano le 6 tessere di partenza. Chi fugge ne pesca 2 (3 con il vantaggio iniziale). In 4 ne pesca altrettante ogni fuggitivo; in 3 si pesca una mano per la squadra. Le altre restano fuori dalla manche.',
    },
    'C2.3': {
      text: 'Le 25 tessere comuni e i 3 rifugi, mescolati insieme, fanno due pile di 14, coperte. In 2 stanno entrambe davanti a chi fugge; in 3 e in 4 ogni fuggitivo ha la sua. Nessuno guarda una pila prima che la manche sia partita.',
    },
    'C2.4': {
      text: 'Chi insegue ha tutti i segnalini. In 4 si dividono a metà.',
      ours: 'L’inseguitore col posto più basso ha 8 rossi e 7 blu, l’altro 7 rossi e 8 blu.',
    },
    'C2.5': {
      text: 'Chi ospita sceglie il primo inseguitore, o lo lascia al caso. In 3 gli altri due fuggono. In 4 inseguono il primo e chi siede alla sua sinistra.',
    },
    'C2.6': { text: 'I posti vanno intorno al tavolo in senso orario.' },
    'C3.1': {
      text: 'Chi fugge prepara le tessere di partenza in segreto, con tutta calma. Poi le posa tutte insieme: la prima accanto alla prigione, la seguente accanto alla prima.',
    },
    'C3.2': {
      text: 'Appena sono sul tavolo la manche corre, per tutti. In 2 chi fugge ora prende una pila; in 3 e in 4 ogni fuggitivo guarda la sua.',
    },
    'C3.3': {
      text: 'In 3 i fuggitivi decidono chi parte: chi lo chiede per primo. Solo lui vede e posa le tessere di partenza, senza consultarsi. L’*altro* posa la tessera seguente, e da lì si alternano.',
    },
    'C3.4': {
      text: 'In 4 i fuggitivi partono da due lati opposti della prigione e si accordano quali. Possono parlare, e vedono le tessere di partenza l’uno dell’altro. Ognuno consegna una partenza: è definitiva, nascosta a chi insegue, e occupa le sue caselle. Quando ci sono entrambe si scoprono, e la manche corre. Gli inseguitori si accordano su chi insegue chi.',
      ours: 'Il piano lo può dire l’uno o l’altro della squadra, e vale l’ultima parola. Senza accordo i posti più bassi hanno il nord e il primo percorso, gli altri il sud e il secondo.',
    },
    'C4.1': { text: 'Una tessera posata non si sposta e non si gira.' },
    'C4.2': {
      text: 'Se una tessera è posata *bene* non si controlla quando la si posa: si aspetta la fine della manche. Si rifiuta solo l’impossibile, e non ne resta traccia.',
      table: {
        head: ['Si rifiuta', 'perché'],
        rows: [
          [
            'qualsiasi cosa',
            'non è il tuo ruolo, il tuo turno o il tuo percorso; la manche non corre; il tuo percorso è stato preso',
          ],
          [
            'una tessera',
            'non l’hai in mano; hai messo giù la mano; la casella è occupata, o fuori dal tavolo (nostro)',
          ],
          ['una partenza', 'troppe tessere o troppo poche; già consegnata; non puoi chiederla'],
          ['una pila', 'l’hai già in mano'],
          ['un segnalino', 'tutte le tessere sono segnate; non è la prossima; quel colore è finito'],
          ['passare segnalini', 'non ne hai così tanti'],
          ['uno scambio', 'non puoi chiederlo'],
          ['la traccia persa', 'non lo è'],
        ],
      },
    },
    'C4.3': {
      text: 'In 2 chi fugge tiene in mano una pila alla volta, la guarda come vuole e ne posa qualsiasi tessera. Può rimetterla giù e prendere l’altra quando vuole.',
    },
    'C4.4': { text: 'In 3 e in 4 ogni fuggitivo tiene la sua pila e non vede mai quella dell’altro.' },
    'C4.5': {
      text: 'Scambio, in 3 e in 4: un fuggitivo mette giù tutta la mano, coperta, e chiama. Quando anche l’altro ha messo giù la sua, le pile cambiano mano. In 3 può chiamare solo chi è di turno, e resta di turno. Chi ha messo giù la mano non posa nulla finché lo scambio non è fatto.',
      ours: 'Chi ha chiamato può ritirarsi finché nessuno risponde. Un fuggitivo catturato tiene la pila e può ancora scambiarla. La fine della manche annulla la chiamata.',
    },
    'C5.1': {
      text: 'Una tessera ha un lato in comune con **una sola** tessera: l’ultima del suo percorso. La prima di partenza ne ha uno con la prigione. Gli angoli non contano. Sul rifugio in quattro dice di più la C5.5.',
    },
    'C5.2': {
      text: 'Sul lato comune entrambe le tessere hanno una strada, e **i due capi si incontrano**: il punto 1 incontra il 3, il 2 il 2, il 3 l’1.',
    },
    'C5.3': {
      text: 'Su quel lato un **posto di blocco incontra solo alberi**.',
      table: {
        head: ['', 'strada', 'alberi', 'blocco'],
        rows: [
          ['**strada**', '✓', '✓', '✗'],
          ['**alberi**', '✓', '✓', '✓'],
          ['**blocco**', '✗', '✓', '✗'],
        ],
      },
    },
    'C5.4': {
      text: 'Un rifugio si può posare solo quando mappa, soldi e chiavi sono già tutti sul tavolo, chiunque li abbia posati, su qualsiasi percorso, anche quello di un fuggitivo catturato.',
    },
    'C5.5': {
      text: 'In quattro, con entrambi i fuggitivi liberi: il rifugio tocca le ultime tessere dei due percorsi e nient’altro, e le unisce secondo C5.2 e C5.3. Con un fuggitivo catturato: si unisce all’ultima tessera di chi lo posa; può toccare anche l’ultima del percorso preso, se vi si unisce bene, e nient’altro.',
    },
    'C5.6': {
      text: 'In quattro: i due percorsi partono da lati opposti della prigione. Se no, è sbagliata la prima tessera della partenza consegnata per ultima.',
    },
    'C5.7': {
      text: 'Un errore appartiene alla più recente delle due tessere, quella che l’ha causato, sul percorso di chi l’ha posata. Conta ciò che era sul tavolo in quell’istante. Fra più clausole violate si nomina la più bassa.',
    },
    'C6.1': { text: 'Un oggetto è trovato appena una tessera che lo mostra è sul tavolo.' },
    'C6.2': { text: 'Posare un rifugio chiude subito la manche, che sia posato bene o no.' },
  },
}
