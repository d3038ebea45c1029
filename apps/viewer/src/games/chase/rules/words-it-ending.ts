import type { endingEn } from './words-en-ending.ts'

/** Chase in Italian: the chaser, how a round and a match end, and what counts first. */
export const endingIt: typeof endingEn = {
  'C7.1': {
    text: 'Ogni segnalino va sulla prima tessera del percorso che non ne ha, comprese quelle di partenza. Chi insegue sceglie solo il simbolo. Sul rifugio non si mettono segnalini.',
  },
  'C7.2': {
    text: 'Se dopo c’è un’altra tessera, si guarda **nella direzione dell’inseguimento**, da questa verso la seguente. È giusto il simbolo del settore con più testimoni che guardano da quella parte; se più settori sono a pari merito, ognuno dei loro simboli.',
  },
  'C7.3': {
    text: 'Sull’ultima tessera, se in quel momento dopo non ce n’è un’altra, si guarda **indietro**, verso la tessera da cui il fuggitivo è venuto. Il resto è uguale.',
  },
  'C7.4': {
    text: 'Un segnalino sull’ultima tessera, giusto o sbagliato, è la **cattura**. Il fuggitivo non può più aggiungere nulla, e quell’inseguimento è finito.',
  },
  'C7.5': {
    text: 'Mentre chi insegue ci pensa, chi fugge può posare un’altra tessera. Allora quella prima non è più l’ultima, e un segnalino che arriva dopo si giudica secondo C7.2, qualunque cosa volesse fare chi insegue.',
  },
  'C7.6': {
    text: 'Se a chi insegue serve un colore che ha finito, dichiara **persa la traccia**. La manche finisce. Non si giudica se il colore servisse davvero. In 4 gli inseguitori possono passarsi segnalini finché la manche è in corso.',
    ours: 'In 4 finisce per tutti, e la traccia è persa solo se quel colore manca a entrambi.',
  },
  'C7.7': { text: 'In 4 ognuno segna solo il percorso del fuggitivo che insegue.' },
  'C7.8': {
    text: 'Se la tessera verso cui bisogna guardare non tocca questa, non c’è direzione, e ogni simbolo è giusto.',
  },
  'C8.1': {
    text: 'Una manche finisce con una cattura (in 4: di entrambi i fuggitivi), con un rifugio, o con la traccia persa. L’organizzatore può annullarla, o tutti possono abbandonarla; allora non ha punteggio. Nient’altro la chiude.',
  },
  'C8.2': {
    text: 'La verifica di chi fugge: ogni tessera nell’ordine del percorso, secondo C5. Il primo errore di una squadra è quello nella posizione più bassa; a pari posizione, quello avvenuto prima.',
  },
  'C8.3': {
    text: 'La verifica di chi insegue: ogni segnalino nell’ordine del percorso, secondo C7. Una tessera dopo l’altra si gira lungo la linea dell’inseguimento e mostra la risposta. I primi errori delle due parti si registrano sempre.',
  },
  'C8.4': {
    text: 'Chi vince dipende da come finisce la manche e dagli errori; l’errore di uno è di tutta la squadra. Nell’ultima riga, se i due primi errori sono alla stessa posizione dello stesso percorso, non vince nessuno.',
    ours: 'In 4, alla stessa posizione di percorsi diversi, perde chi ha sbagliato prima.',
    table: {
      head: ['La manche è finita con', 'errore in fuga', 'errore di chi insegue', 'vince'],
      rows: [
        ['rifugio', 'no', '–', 'chi fugge'],
        ['traccia persa', 'no', '–', 'chi fugge'],
        ['traccia persa', 'sì', '–', 'chi insegue'],
        ['cattura', 'no', 'no', 'chi insegue'],
        ['cattura', 'no', 'sì', 'chi fugge'],
        ['cattura o rifugio', 'sì', 'no', 'chi insegue'],
        ['cattura o rifugio', 'sì', 'sì', 'chi ha fatto il primo errore più avanti nel percorso'],
      ],
    },
  },
  'C8.5': {
    text: 'Se vince chi fugge, ognuno riceve 1 Perfetta. Se vince chi insegue, ognuno riceve 1 Piccola. In 4, se un fuggitivo è stato catturato, l’altro ha raggiunto il rifugio e vince chi fugge, ognuno dei due riceve 1 Piccola, ma 1 Perfetta se un inseguitore ha sbagliato.',
    ours: 'Lo stesso vale se dell’altro si è persa la traccia.',
  },
  'C9.1': {
    text: 'Fra le manche si sgombra il tavolo e i ruoli cambiano; i segnalini vittoria restano. In 2 i ruoli si scambiano. In 3 il ruolo di chi insegue passa a sinistra. In 4 ognuno prende il ruolo di chi gli siede a destra. Dopo una manche annullata i ruoli restano.',
  },
  'C9.2': {
    text: 'Vince la partita chi ha 2 Perfette, o 1 Perfetta e 1 Piccola, o 3 Piccole. Se più giocatori ci riescono, vince chi ha più Perfette. Se sono ancora in parità, si gioca un’altra manche.',
  },
  'C9.3': {
    text: 'Varianti, combinabili a piacere. **Vantaggio iniziale:** 3 tessere di partenza. **Piano perfetto:** ogni pila contiene mappa, soldi e chiavi. **Maratona:** servono più segnalini vittoria.',
  },
  'C9.4': {
    text: 'Una partita continua finché qualcuno non vince, a meno che tutti siano d’accordo di abbandonarla o che per molto tempo nessuno faccia nulla. L’organizzatore può annullare una manche, e correggerne il punteggio finché la partita non è finita. Una correzione sostituisce tutti i segnalini vittoria di quella manche.',
  },
  'C10.1': {
    text: 'In una manche le azioni si ordinano secondo l’istante in cui hanno effetto, in milionesimi di secondo, e poi secondo il loro numero nel registro. Lo stesso registro dà lo stesso risultato ovunque e per sempre.',
  },
  'C10.2': { text: 'Di norma quell’istante è l’arrivo dell’azione al server.' },
  'C10.3': {
    text: 'Nelle partite *eque*, per tessere, segnalini e tracce perse, vale invece l’orologio del giocatore, entro certi limiti: mai dopo l’arrivo; prima, al massimo di metà del tempo di andata e ritorno fino al server, e mai più di quanto la partita concede; e mai prima di ciò che il giocatore aveva già visto o fatto.',
  },
  'C10.4': {
    text: 'Un’azione si esamina nell’istante in cui ha effetto. Se in quell’istante è impossibile, o renderebbe impossibile un’azione già registrata, viene rifiutata.',
  },
  'C10.5': {
    text: 'In una partita equa la fine di una manche è definitiva solo quando è passato quel margine: un’azione che arriva nel frattempo con un istante anteriore conta prima, e può annullarla. Un’azione che arriva troppo tardi si registra come **in ritardo**, con il suo distacco, e non cambia nulla.',
  },
  'C10.6': {
    text: 'Ogni manche si può giudicare di nuovo con l’altro criterio, per vedere che cosa sarebbe successo. Il registro non cambia mai.',
  },
}
