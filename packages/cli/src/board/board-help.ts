export const BOARD_HELP = `getaway board: the board of Colditz, to look at and to print

Usage
  getaway board [options]

Options
  --sheet FILE.svg   the whole board in one picture
  --print FILE.pdf   print and play: the roll call, the board on several sheets to glue together (72 x 54 cm),
                     cards (63 x 88 mm) and counters (16 mm) to cut out. Print at 100 %: the board
                     single-sided, the rest double-sided, flipped on the long edge
  --language NAME    of the words on it: en or it (en)
  --paper NAME       a4 or letter (a4): the board takes eight sheets of A4, or nine of letter
  --force            replace files that are there already
  --json             squares and routes as a line of JSON, without the map
  --help             this page

Points: the steps of the shortest way from the Appel area to a target, with that equipment and nobody in the way

Exit codes
  0  all good
  2  wrong usage, or a file that can't be written
`
