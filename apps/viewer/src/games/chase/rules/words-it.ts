import type { BookWords } from './clauses.ts'
import { endingIt } from './words-it-ending.ts'

/** Chase in Italian: the table, the pieces, and how to play. */
export const it: BookWords = {
  intro: [
    'Qualcuno è evaso. **Chi fugge** posa un percorso di tessere, più in fretta che può, raccoglie mappa, soldi e chiavi e cerca un rifugio. **Chi insegue** lo segue nello stesso momento: su ogni tessera conta i testimoni e mette un segnalino che dice chi ha visto passare il fuggitivo. Non ci sono turni, e durante la manche nessuno dice che cosa è giusto. Alla fine si verifica tutto, tessera per tessera e segnalino per segnalino.',
    'Queste sono le regole con cui si gioca ogni partita qui: il gioco da tavolo 5-Minute Chase, raccontato con parole nostre. Ogni clausola ha un numero, che compare quando qualcosa non va. **Nostro** indica ciò che abbiamo deciso noi, perché le regole stampate lo lasciano aperto.',
    'Il *percorso* è la fila di tessere che un fuggitivo, o una squadra di due, costruisce a partire dalla prigione. La *posizione* di una tessera è il suo numero in quella fila. *Libero* vuol dire non catturato.',
  ],
  chapters: {
    C1: 'I pezzi',
    C2: 'Preparare una manche',
    C3: 'La partenza',
    C4: 'Posare le tessere',
    C5: 'Le tessere valide',
    C6: 'Gli oggetti e il rifugio',
    C7: 'Chi insegue',
    C8: 'La fine della manche',
    C9: 'La partita',
    C10: 'Nello stesso momento',
  },
  clauses: {
    ...endingIt,
    'C1.1': {
      text: 'Le tessere di strada sono 31: 25 comuni e 6 di partenza, col dorso rosso. Sei di quelle comuni mostrano un oggetto: due la mappa, due i soldi, due le chiavi. Ci sono inoltre la prigione e 3 rifugi.',
    },
    'C1.2': {
      text: 'Su ognuno dei quattro lati di una tessera finisce una strada, oppure il lato è chiuso. Il capo di una strada è libero, ha degli **alberi** o ha un **posto di blocco**. Si trova in uno di tre punti del lato, contati in senso orario lungo il bordo: 1, 2 (al centro) o 3. La prigione ha quattro strade libere, tutte al centro.',
      ours: 'I punti, i lati chiusi e come finiscono le strade di rifugi e prigione. Le strade vanno a zigzag: la difficoltà, per chi fugge, è trovare la tessera che combacia.',
    },
    'C1.3': {
      text: 'Una tessera di strada ha quattro settori, uno per angolo, con quattro simboli diversi. In ognuno ci sono dei testimoni, e ogni testimone guarda a nord, est, sud o ovest. Triangolo e quadrato sono rossi, rombo e stella sono blu.',
      ours: 'Quale simbolo ha quale colore.',
    },
    'C1.4': {
      text: 'I segnalini sono 30. 15 sono rossi, con un triangolo da una parte e un quadrato dall’altra; 15 sono blu, con un rombo e una stella. Un segnalino può mostrare l’uno o l’altro dei due lati.',
    },
    'C1.5': {
      text: 'Chi vince una manche riceve segnalini vittoria: **Perfetta**, d’oro, o **Piccola**, d’argento. Non finiscono mai.',
    },
    'C1.6': {
      text: 'Le facce delle tessere sono disegnate da noi. Una tessera presa a caso va bene circa una volta su cinque. Quelle con un oggetto sono difficili da posare: quasi tutte le loro strade finiscono con un posto di blocco. Su ogni tessera almeno un testimone guarda in ciascuna direzione, e a volte due settori sono a pari merito.',
      ours: 'I dorsi portano le risposte: su ogni lato, i simboli giusti quando l’inseguimento va da quella parte.',
    },
    'C2.1': {
      text: 'La prigione sta al centro del tavolo, largo 21 caselle e alto 15 se chi ha creato la partita non ha scelto altro. Una tessera deve starci per intero.',
    },
    'C2.2': {
      text: 'Si mescolano le 6 tessere di partenza. Chi fugge ne pesca 2 (3 con il vantaggio iniziale). In 4 ne pesca altrettante ogni fuggitivo; in 3 si pesca una mano per la squadra. Le altre restano fuori da questa manche.',
    },
    'C2.3': {
      text: 'Le 25 tessere comuni e i 3 rifugi, mescolati insieme, fanno due pile di 14, coperte. In 2 sono entrambe di chi fugge; in 3 e in 4 ogni fuggitivo ha la sua. Nessuno guarda una pila prima dell’inizio della manche.',
    },
    'C2.4': {
      text: 'Chi insegue ha tutti i segnalini. In 4 si dividono in parti uguali.',
      ours: 'L’inseguitore con il posto di numero più basso ha 8 rossi e 7 blu, l’altro 7 rossi e 8 blu.',
    },
    'C2.5': {
      text: 'Il primo inseguitore lo sceglie chi crea la partita, oppure si estrae a sorte. In 4 il giocatore alla sua sinistra è il secondo inseguitore. Tutti gli altri fuggono.',
    },
    'C2.6': { text: 'I posti seguono il tavolo in senso orario.' },
    'C3.1': {
      text: 'Chi fugge prepara le tessere di partenza in segreto, con calma. Poi le posa tutte insieme: la prima accanto alla prigione, la seguente accanto alla prima.',
    },
    'C3.2': {
      text: 'Appena sono sul tavolo la manche comincia, per tutti. In 2 chi fugge ora prende una pila; in 3 e in 4 ogni fuggitivo guarda la sua.',
    },
    'C3.3': {
      text: 'In 3 parte il fuggitivo che lo chiede per primo. Solo lui vede e posa le tessere di partenza, senza consultarsi. L’*altro* posa la tessera seguente, e da lì si alternano.',
    },
    'C3.4': {
      text: 'In 4 i fuggitivi partono da due lati opposti della prigione e si accordano su chi parte da quale. Possono parlare, e vedono le tessere di partenza l’uno dell’altro. Ognuno consegna una partenza: è definitiva, nascosta a chi insegue, e occupa le sue caselle. Quando ci sono entrambe si scoprono, e la manche comincia. Gli inseguitori si accordano su chi insegue chi.',
      ours: 'Il piano può stabilirlo ciascuno dei due compagni, e vale l’ultima parola. Senza un piano i posti di numero più basso hanno il nord e il primo percorso, gli altri il sud e il secondo.',
    },
    'C4.1': { text: 'Una tessera posata non si sposta e non si gira.' },
    'C4.2': {
      text: 'Se una tessera è *valida* si controlla solo alla fine della manche. Si rifiuta solo l’impossibile, e non ne resta traccia.',
      table: {
        head: ['Si rifiuta', 'perché'],
        rows: [
          [
            'qualsiasi cosa',
            'non è il tuo ruolo, il tuo turno o il tuo percorso; la manche non è in corso; sei stato catturato',
          ],
          [
            'una tessera',
            'non l’hai in mano; hai messo giù la mano; la casella è occupata, o fuori dal tavolo (nostro)',
          ],
          ['una partenza', 'troppe tessere o troppo poche; già consegnata; non puoi chiederla'],
          ['una pila', 'l’hai già in mano'],
          [
            'un segnalino',
            'tutte le tessere sono già segnate; la tessera non è la prossima; quel colore è finito',
          ],
          ['passare segnalini', 'non ne hai così tanti'],
          ['uno scambio', 'ora non puoi chiederlo o accettarlo'],
          ['la traccia persa', 'non lo è'],
        ],
      },
    },
    'C4.3': {
      text: 'In 2 chi fugge tiene in mano una pila alla volta, la guarda liberamente e ne posa qualsiasi tessera. Può scambiarla con l’altra quando vuole.',
    },
    'C4.4': { text: 'In 3 e in 4 ogni fuggitivo tiene la sua pila e non vede mai quella dell’altro.' },
    'C4.5': {
      text: 'Scambio, in 3 e in 4: un fuggitivo mette giù tutta la mano, coperta, e chiede lo scambio. Quando anche l’altro ha messo giù la sua, le pile si scambiano. In 3 può chiederlo solo chi è di turno, e resta di turno. Chi ha messo giù la mano non posa nulla finché lo scambio non è concluso.',
      ours: 'Chi ha chiesto lo scambio può ritirarsi finché l’altro non accetta. Un fuggitivo catturato tiene la pila e può ancora scambiarla. La fine della manche annulla la richiesta.',
    },
    'C5.1': {
      text: 'Una tessera ha un lato in comune con **una sola** tessera: l’ultima del suo percorso. La prima di partenza ne ha uno con la prigione. Gli angoli non contano. Per il rifugio, in 4, si veda anche C5.5.',
    },
    'C5.2': {
      text: 'Sul lato comune entrambe le tessere hanno una strada, e **i due capi si incontrano**: il punto 1 incontra il 3, il 2 il 2, il 3 l’1.',
    },
    'C5.3': {
      text: 'Sul lato comune un **posto di blocco può incontrare solo alberi**.',
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
      text: 'In quattro, con entrambi i fuggitivi liberi: il rifugio tocca le ultime tessere dei due percorsi e nient’altro, e le unisce secondo C5.2 e C5.3. Con un fuggitivo catturato: si unisce all’ultima tessera di chi lo posa; può toccare anche l’ultima del percorso catturato, se combacia anche lì, e nient’altro.',
    },
    'C5.6': {
      text: 'In quattro: i due percorsi partono da lati opposti della prigione. Altrimenti è sbagliata la prima tessera della partenza consegnata per ultima.',
    },
    'C5.7': {
      text: 'Un errore appartiene alla più recente delle due tessere, quella che l’ha causato, sul percorso di chi l’ha posata. Conta ciò che era sul tavolo in quell’istante. Se una tessera viola più clausole, si nomina la prima.',
    },
    'C6.1': { text: 'Un oggetto è trovato appena una tessera che lo mostra è sul tavolo.' },
    'C6.2': { text: 'Posare un rifugio chiude subito la manche, anche se è posato male.' },
  },
}
