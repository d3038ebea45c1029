import type { BookWords } from './clauses.ts'

/** Fugitive in English. */
export const en: BookWords = {
  intro: [
    'A prisoner is on the run. The **fugitive** moves from hideout to hideout, each with a higher number than the last, and lays them face down in a row. Whoever can lay the 42 is out of the city. The **marshal** knows none of these numbers. She guesses them, and whatever she finds is turned over. If nothing in the row lies face down any more, the fugitive is caught.',
    'These are the rules by which every match here is played: the card game Fugitive, retold in our own words. Each clause has a number, and the table shows it when something is not allowed. **Ours** marks what we decided because the printed rules leave it open.',
    'The *row* is the hideouts on the table, from the start at 0 to the right. A hideout’s *place* is its position in the row: the first one after the start has place 1. *Face down* means placed and not found yet.',
  ],
  chapters: {
    F1: { title: 'Cards' },
    F2: { title: 'Setting up' },
    F3: { title: 'Turns' },
    F4: { title: 'Placing a hideout' },
    F5: { title: 'Guessing' },
    F6: { title: 'The end' },
    F7: {
      title: 'Variants with events',
      lead: {
        text: 'Without a variant there are no events. With one, a player who draws an event resolves it at once and then draws another card.',
        ours: 'At most one variant is played. Events and replacement cards are shuffled into the decks when the fugitive’s opening hand has been drawn, in every variant that has them there. The other card comes from the same deck or, if that is empty, from any deck.',
      },
    },
    F8: {
      title: 'The log',
      lead: {
        text: 'Every draw, hideout, pass, guess and event is recorded with its time. While the match runs, nobody is sent a card that they may not know. Afterwards everything is open, so every match can be checked.',
        ours: 'A match ends without a winner when nobody acts for the time that the host chose, or when both players leave. With a clock (F3.5) that waits until both are away or have let a time run out.',
      },
    },
  },
  clauses: {
    'F1.1': {
      text: 'There are 43 hideout cards, numbered 0 to 42. Each can also be laid under another card as a **sprint card**, to get further. The feet in its corner say how much further: 1 or 2.',
      ours: 'Odd numbers are worth 1 as a sprint card, even numbers 2.',
    },
    'F1.2': {
      text: 'There are three decks to draw from: **deck 1** with 4 to 14, **deck 2** with 15 to 28, **deck 3** with 29 to 41. The row begins with the 0, face up.',
    },
    'F1.3': {
      text: 'For the variants there are 34 **event cards**: 14 with footprints help the fugitive, 14 with a magnifying glass help the marshal, and some, with scales, take no side. There are also 6 replacement cards.',
      ours: 'There are 6 with scales. The printed rules do not say what the events do: they are listed below. None of them depends on who drew it.',
    },
    'F1.4': {
      text: 'The marshal keeps notes of the numbers that were guessed, ruled out and found.',
    },
    'F2.1': {
      text: 'The three decks are shuffled separately. Their whole order is recorded, sealed and unseen, before play begins: nobody, not even the service, can arrange a card afterwards.',
    },
    'F2.2': {
      text: 'The fugitive begins with 1, 2, 3 and 42, and draws 3 cards of deck 1 and 2 cards of deck 2. The marshal begins with none.',
      ours: 'Who plays the fugitive is the host’s choice, or drawn by lot. The cards are dealt when both players are ready.',
    },
    'F3.1': {
      text: 'The fugitive begins. In this first turn they place 1 or 2 hideouts and draw nothing.',
      ours: 'Where two hideouts may be placed, passing gives up both.',
    },
    'F3.2': {
      text: 'In the marshal’s first turn she draws 2 cards, from one deck or from two. Then she guesses.',
    },
    'F3.3': {
      text: 'From then on, the fugitive draws a card from any deck, then places a hideout or passes. The marshal draws a card from any deck, then guesses. A card in the marshal’s hand cannot be in the row: that is what she draws them for.',
      ours: 'An empty deck cannot be chosen. If all three are empty, there is nothing to draw. A match has at most 1000 turns.',
    },
    'F3.4': {
      text: 'Everybody sees from which deck a card is drawn. Nobody else sees the card.',
    },
    'F3.5': {
      text: 'The host may give each step a time. When it is over, the least that the rules allow is done for the player:',
      ours: 'All of this clause; the printed rules have no clock. While the player is disconnected, their time stands still, for at most three minutes in each step; who comes back has at least half a minute, three times in a step. A player who is still away when their time is over, and has been for three minutes, gives up, and so does one who leaves: the other wins. While both are away nobody loses, and the first to come back waits three minutes for the other.',
      table: {
        head: ['instead of', 'this is done'],
        rows: [
          ['a draw', 'the top card of the lowest open deck'],
          [
            'a hideout',
            'none; only the first one of a match has to be: the 1, the 2 or the 3, by lot, without sprint cards',
          ],
          ['a discard', 'a card of the hand, by lot, but never the 42'],
          ['a guess', 'none: it counts as wrong, and in a manhunt the fugitive gets away'],
        ],
      },
    },
    'F4.1': {
      text: 'The card goes face down to the right of the last one. Its number must be **higher** than that of the last hideout, by **at most 3**, plus what the sprint cards under it are worth together.',
    },
    'F4.2': {
      text: 'Any number of sprint cards may be laid, even more than needed: that is how the fugitive bluffs. Everybody sees how many there are, and nobody what they are worth.',
      ours: 'The 42 is never a sprint card.',
    },
    'F4.3': { text: 'The fugitive may look at their own face-down cards at any time.' },
    'F4.4': {
      text: 'A hideout that is not allowed is refused, because only the fugitive could know. Nothing of it reaches the marshal or the log.',
    },
    'F5.1': {
      text: 'The marshal names **one or more** numbers from 1 to 41. She does not say where in the row they are.',
      ours: 'She has to guess in each of her turns. A number that lies face up already may be named, but the guess is wrong then.',
    },
    'F5.2': {
      text: 'If **all** numbers named are hideouts that lie face down, they are turned up, with their sprint cards. If even one is not, nothing is turned up, and nobody says which were right.',
    },
    'F5.3': { text: 'Sprint cards never need to be guessed.' },
    'F6.1': { text: 'The marshal wins when, after a guess, no hideout lies face down.' },
    'F6.2': {
      text: 'The fugitive wins by placing the 42, unless a manhunt catches them.',
      ours: 'The 42 lies face up and is not among the hideouts to be found. Its sprint cards stay face down.',
    },
    'F6.3': {
      text: 'If the 42 is placed and the highest card that lies face up is **29 or lower**, the marshal may begin the **manhunt**. The marshal names one number at a time. As long as she is right, hideouts are turned up and she goes on; if she finds all, she wins. With her first wrong number the fugitive wins. If the highest one is above 29, placing the 42 wins at once.',
      ours: 'Only hideouts count, with the 0 and without the 42, and no sprint cards. The manhunt begins by itself, since it can only help the marshal.',
    },
    'F7.1': {
      text: '**Random events:** two events, drawn by lot, are shuffled into each deck.',
    },
    'F7.2': {
      text: '**Discovery events:** an event deck lies beside the row. Whenever the marshal turns up hideouts, one or several, the fugitive draws its next event, one, which is resolved.',
      ours: 'Only after a guess; not in a manhunt, and not when the marshal has won. An empty event deck is made again from the events that were used.',
    },
    'F7.3': {
      text: '**Helping events:** the 14 events of one side are spread over the three decks.',
      ours: '5, 5 and 4 of them.',
    },
    'F7.4': {
      text: '**Catch-up events:** there are three event decks, one for each sign, each shuffled separately, and two replacement cards in each deck of hideouts. When a replacement card is drawn, an event is resolved. The number of face-down hideouts chooses its deck: with 1 the footprints, with 2 the scales, with 3 or more the magnifying glass. Then another card is drawn.',
      ours: 'With none face down, the footprints.',
    },
  },
  events: {
    title: 'The events',
    lead: {
      text: '“Next” means until it comes about: a change waits for the hideout, the guess or the draw that it is for. What is told about the row is told to everybody.',
      ours: 'What the events do, and all of the following.',
    },
    points: [
      '“One more, this turn or the next” is this turn, if it is that player’s; otherwise their next one.',
      'Further, nearer and worth more add up, and all of it is used for the next hideout. However the reach changes, one step is always allowed.',
      'What is left out and what comes once more is counted: two events, two draws, hideouts or guesses.',
      'Two events that say “one number”, “no sprint cards” or “how many were right”, or that close decks, are used together, for the same guess, hideout or draw. The next guess uses “how many were right” even if it is right. A draw or guess that is left out uses up nothing else.',
      'A card drawn because of an event may come from any deck, even from one that is closed for the next draw of a turn. A closed deck is open if the others are empty.',
      'A player with nothing but the 42 does not discard.',
      'Numbers that an event rules out are drawn by lot from all of 1 to 41 that are no hideout of the row, face up or down.',
      'An event never turns up the last face-down hideout: the marshal has to find it herself.',
    ],
    groups: {
      footprints: { title: 'Footprints', text: 'They help the fugitive.' },
      glass: { title: 'Magnifying glass', text: 'They help the marshal.' },
      neither: { title: 'Scales', text: 'They take no side.' },
    },
  },
}
