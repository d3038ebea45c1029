import type { BookWords } from './clauses.ts'

/** Fugitive in Italian. */
export const it: BookWords = {
  intro: [
    'Un prigioniero è in fuga. Il **fuggitivo** passa da un nascondiglio all’altro, ognuno con un numero più alto del precedente, e li mette coperti in fila. Chi riesce a mettere il 42 è fuori dalla città. L’**investigatrice** non conosce nessuno di questi numeri: cerca di indovinarli, e ciò che trova viene scoperto. Se nella fila non resta nulla di coperto, il fuggitivo è preso.',
    'Sono le regole con cui si gioca ogni partita qui: quelle del gioco di carte Fugitive, raccontate con parole nostre. Ogni clausola ha un numero, e il tavolo lo mostra quando qualcosa non è permesso. **Nostro** indica ciò che abbiamo deciso noi perché le regole stampate non lo dicono.',
    'La *fila* sono i nascondigli sul tavolo, dalla partenza (lo 0) verso destra. Il *posto* di un nascondiglio è la sua posizione nella fila: il primo dopo la partenza è al posto 1. *Coperto* vuol dire piazzato e non ancora trovato.',
  ],
  chapters: {
    F1: { title: 'Le carte' },
    F2: { title: 'Preparazione' },
    F3: { title: 'I turni' },
    F4: { title: 'Piazzare un nascondiglio' },
    F5: { title: 'Indovinare' },
    F6: { title: 'La fine' },
    F7: {
      title: 'Varianti con eventi',
      lead: {
        text: 'Senza varianti non ci sono eventi. Con una variante, chi pesca un evento lo risolve subito e poi pesca un’altra carta.',
        ours: 'Si gioca al massimo una variante. Eventi e sostituzioni si mescolano nei mazzi quando il fuggitivo ha già pescato la mano iniziale, in ogni variante che li prevede. L’altra carta viene dallo stesso mazzo o, se è vuoto, da uno qualsiasi.',
      },
    },
    F8: {
      title: 'Il registro',
      lead: {
        text: 'Ogni pescata, nascondiglio, passo, tentativo ed evento è registrato con il suo orario. Durante la partita nessuno riceve una carta che non può conoscere. Dopo la fine tutto è visibile, così ogni partita si può verificare.',
        ours: 'La partita finisce senza vincitore se nessuno fa nulla per il tempo scelto da chi l’ha creata, o se entrambi se ne vanno. Con l’orologio (F3.5) questo aspetta che entrambi manchino o abbiano lasciato scadere un tempo.',
      },
    },
  },
  clauses: {
    'F1.1': {
      text: 'Ci sono 43 carte Nascondiglio, numerate da 0 a 42. Ognuna si può anche mettere sotto un’altra come **carta Sprint**, per arrivare più lontano. I piedi nell’angolo dicono di quanto: 1 o 2.',
      ours: 'Come carte Sprint i numeri dispari valgono 1, i pari 2.',
    },
    'F1.2': {
      text: 'Si pesca da tre mazzi: il **mazzo 1** va da 4 a 14, il **mazzo 2** da 15 a 28, il **mazzo 3** da 29 a 41. La fila comincia con lo 0, scoperto.',
    },
    'F1.3': {
      text: 'Per le varianti ci sono 34 **carte Evento**: 14 con le impronte aiutano il fuggitivo, 14 con la lente aiutano l’investigatrice, alcune con la bilancia non aiutano nessuno dei due in particolare. Ci sono anche 6 carte di sostituzione.',
      ours: 'Quelle con la bilancia sono 6. Le regole stampate non dicono che cosa fanno gli eventi: sono elencati più sotto. Nessuno dipende da chi l’ha pescato.',
    },
    'F1.4': {
      text: 'L’investigatrice prende nota dei numeri detti, esclusi e trovati.',
    },
    'F2.1': {
      text: 'I tre mazzi si mescolano separatamente. Tutto il loro ordine è registrato, sigillato e nascosto a tutti, prima che si cominci: nessuno, nemmeno il servizio, può aggiustare una carta dopo.',
    },
    'F2.2': {
      text: 'Il fuggitivo comincia con 1, 2, 3 e 42, e pesca 3 carte dal mazzo 1 e 2 dal mazzo 2. L’investigatrice comincia senza carte.',
      ours: 'Chi fa il fuggitivo lo sceglie chi crea la partita, oppure si estrae a sorte. Le carte si distribuiscono quando entrambi sono pronti.',
    },
    'F3.1': {
      text: 'Comincia il fuggitivo. Nel primo turno piazza 1 o 2 nascondigli e non pesca.',
      ours: 'Dove si possono piazzare due nascondigli, passare fa rinunciare a entrambi.',
    },
    'F3.2': {
      text: 'Nel suo primo turno l’investigatrice pesca 2 carte, da un mazzo o da due. Poi tenta di indovinare.',
    },
    'F3.3': {
      text: 'Da lì in poi il fuggitivo pesca una carta da un mazzo a scelta, poi piazza un nascondiglio o passa. L’investigatrice pesca una carta da un mazzo a scelta, poi tenta di indovinare. Una carta in mano all’investigatrice non può essere nella fila: è per questo che le pesca.',
      ours: 'Un mazzo vuoto non si può scegliere. Se sono vuoti tutti e tre, non si pesca. Una partita ha al massimo 1000 turni.',
    },
    'F3.4': {
      text: 'Tutti vedono da quale mazzo viene una carta. La carta la vede solo chi l’ha pescata.',
    },
    'F3.5': {
      text: 'Chi crea la partita può dare un tempo a ogni passo. Quando è scaduto, per il giocatore si fa il minimo che le regole permettono:',
      ours: 'Tutta questa clausola: le regole stampate non hanno un orologio. Finché il giocatore è scollegato il suo tempo si ferma, in ogni passo al massimo per tre minuti; chi torna ha almeno mezzo minuto, tre volte per passo. Chi è ancora via quando il suo tempo è scaduto, e lo è da tre minuti, rinuncia, e così chi se ne va: vince l’altro. Se mancano entrambi non perde nessuno, e chi torna per primo aspetta l’altro tre minuti.',
      table: {
        head: ['al posto di', 'si fa questo'],
        rows: [
          ['una pescata', 'la prima carta del mazzo aperto più basso'],
          [
            'un nascondiglio',
            'nessuno; solo il primo della partita ci dev’essere: l’1, il 2 o il 3, a sorte, senza carte Sprint',
          ],
          ['uno scarto', 'una carta della mano, a sorte, mai il 42'],
          ['un tentativo', 'nessuno: conta come sbagliato, e nella caccia all’uomo il fuggitivo è in salvo'],
        ],
      },
    },
    'F4.1': {
      text: 'La carta va coperta a destra dell’ultima. Il suo numero dev’essere **più alto** di quello dell’ultimo nascondiglio, di **3 al massimo**, più quanto valgono insieme le carte Sprint che ha sotto.',
    },
    'F4.2': {
      text: 'Si possono mettere quante carte Sprint si vuole, anche più del necessario: è così che il fuggitivo bluffa. Tutti vedono quante sono, nessuno quanto valgono.',
      ours: 'Il 42 non è mai una carta Sprint.',
    },
    'F4.3': { text: 'Il fuggitivo può guardare le proprie carte coperte in ogni momento.' },
    'F4.4': {
      text: 'Un nascondiglio non permesso viene rifiutato, perché solo il fuggitivo poteva saperlo. Nulla di ciò arriva all’investigatrice o nel registro.',
    },
    'F5.1': {
      text: 'L’investigatrice dice **uno o più** numeri da 1 a 41. Non dice in quale posto della fila sono.',
      ours: 'In ogni suo turno deve tentare. Può anche dire un numero già scoperto, ma allora il tentativo è sbagliato.',
    },
    'F5.2': {
      text: 'Se **tutti** i numeri detti sono nascondigli coperti, si scoprono, con le loro carte Sprint. Se anche uno solo non lo è, non si scopre nulla, e nessuno dice quali erano giusti.',
    },
    'F5.3': { text: 'Le carte Sprint non vanno mai indovinate.' },
    'F6.1': {
      text: 'L’investigatrice vince quando, dopo un tentativo, nessun nascondiglio è più coperto.',
    },
    'F6.2': {
      text: 'Il fuggitivo vince piazzando il 42, se una caccia all’uomo non lo prende.',
      ours: 'Il 42 è scoperto e non è tra i nascondigli da trovare. Le sue carte Sprint restano coperte.',
    },
    'F6.3': {
      text: 'Se si piazza il 42 e la carta scoperta più alta è **29 o meno**, l’investigatrice può cominciare la **caccia all’uomo**. L’investigatrice dice un numero alla volta. Finché indovina, i nascondigli si scoprono e lei continua; se li trova tutti, vince. Al primo numero sbagliato vince il fuggitivo. Se la più alta supera il 29, chi piazza il 42 vince subito.',
      ours: 'Contano solo i nascondigli, con lo 0 e senza il 42, e nessuna carta Sprint. La caccia all’uomo comincia da sé, perché può solo aiutare l’investigatrice.',
    },
    'F7.1': {
      text: '**Eventi a sorpresa:** in ogni mazzo si mescolano due eventi estratti a sorte.',
    },
    'F7.2': {
      text: '**Eventi di scoperta:** un mazzo di eventi sta accanto alla fila. Ogni volta che l’investigatrice scopre dei nascondigli, uno o più, il fuggitivo pesca il prossimo evento, uno solo, che si risolve.',
      ours: 'Solo dopo un tentativo; non nella caccia all’uomo, e non quando l’investigatrice ha vinto. Se il mazzo degli eventi è vuoto, si rifà con quelli usati.',
    },
    'F7.3': {
      text: '**Eventi d’aiuto:** i 14 eventi di una parte si distribuiscono nei tre mazzi.',
      ours: '5, 5 e 4.',
    },
    'F7.4': {
      text: '**Eventi di rimonta:** ci sono tre mazzi di eventi, uno per segno, ognuno mescolato a sé, e due carte di sostituzione in ogni mazzo di nascondigli. Quando se ne pesca una, si risolve un evento. Il mazzo lo sceglie il numero di nascondigli coperti: con 1 le impronte, con 2 la bilancia, con 3 o più la lente. Poi si pesca un’altra carta.',
      ours: 'Se nessuno è coperto, le impronte.',
    },
  },
  events: {
    title: 'Gli eventi',
    lead: {
      text: '“Prossimo” vuol dire finché non accade: un cambiamento aspetta il nascondiglio, il tentativo o la pescata per cui vale. Ciò che si dice della fila lo sanno tutti.',
      ours: 'Che cosa fanno gli eventi, e tutto ciò che segue.',
    },
    points: [
      '“Uno in più, in questo turno o nel prossimo” è in questo turno, se è di quel giocatore; altrimenti nel suo prossimo.',
      'Più lontano, più vicino e vale di più si sommano, e si usa tutto per il prossimo nascondiglio. Comunque cambi la distanza, un passo è sempre permesso.',
      'Ciò che salta e ciò che si fa una volta in più si conta: due eventi, due pescate, nascondigli o tentativi.',
      'Due eventi che dicono “un solo numero”, “niente carte Sprint” o “quanti erano giusti”, o che chiudono mazzi, si usano insieme, per lo stesso tentativo, nascondiglio o pescata. Il prossimo tentativo usa “quanti erano giusti” anche se è giusto. Una pescata o un tentativo che salta non usa nient’altro.',
      'Una carta pescata per un evento può venire da ogni mazzo, anche da uno chiuso per la prossima pescata del turno. Un mazzo chiuso è aperto se gli altri sono vuoti.',
      'Chi ha in mano solo il 42 non scarta.',
      'I numeri esclusi da un evento si estraggono a sorte fra tutti quelli da 1 a 41 che non sono nascondigli della fila, scoperti o coperti.',
      'Un evento non scopre mai l’ultimo nascondiglio coperto: quello lo deve trovare l’investigatrice.',
    ],
    groups: {
      footprints: { title: 'Impronte', text: 'Aiutano il fuggitivo.' },
      glass: { title: 'Lente', text: 'Aiutano l’investigatrice.' },
      neither: { title: 'Bilancia', text: 'Non aiutano nessuno dei due in particolare.' },
    },
  },
}
