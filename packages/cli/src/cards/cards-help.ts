export const CARDS_HELP = `getaway cards: the cards of Fugitive, and sheets of them to look at and to print

Usage
  getaway cards [options]

Options
  --sheet FILE.svg   a contact sheet: every card, and the backs of all decks
  --print FILE.pdf   print and play: all cards to cut out (63 x 88 mm), fronts and backs in turn.
                     Print double-sided at 100 %, flipped on the long edge
  --language NAME    what is on the cards: en or it (en)
  --paper NAME       a4 or letter (a4): nine or six cards on a sheet
  --force            replace files that are there already
  --json             the cards as a line of JSON
  --help             this page

Sprint: how much further the next hideout may lie with that card under it; one footprint or two on its face

Exit codes
  0  all good
  2  wrong usage, or a file that can't be written
`
