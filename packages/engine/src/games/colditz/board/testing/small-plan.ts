import { boardOf } from '../draw-up.ts'
import type { Plan } from '../plan.ts'

/**
 * A board to test on: heights are in metres, `0` is the river.
 *
 *     w w w          white 1–6      nook below yard.1, gate below yard.2
 *     w w w          hall leads east from yard.3 to the room
 *     y y y h h r r  a rope hangs from room.4, a tunnel begins at room.2
 *     n g       r r
 *     n c c c        court, with a wire between court.3 and field.1
 *           f f T
 */
export const smallPlan: Plan = {
  id: 'small',
  areas: `
    white | inner   | appel    |      | 9 | 0-2,0 0-2,1   | White | Bianco
    yard  | inner   | yard     |      | 9 | 0-2,2         | Yard | Cortile
    hall  | inner   | passage  |      | 9 | 3-4,2         | Hall | Corridoio
    room  | inner   | room     | rope | 9 | 5-6,2 5-6,3   | Room | Stanza
    nook  | inner   | hideaway |      | 9 | 0,3-4         | Nook | Nascondiglio
    gate  | outer   | pass     |      | 9 | 1,3           | Gate | Porta
    court | outer   | yard     |      | 6 | 1-3,4         | Court | Corte
    foot  | outer   | landing  |      | 0 | 6,5           | Foot | Piede
    field | outside | field    |      | 3 | 4-5,5         | Field | Campo
    goal  | outside | target   |      | 3 | 5,6           | Goal | Meta
  `,
  openTo: ['white yard'],
  walls: [],
  steps: 'yard.3 hall.1, hall.2 room.1, yard.1 nook.1, yard.2 gate, gate court.1-2, field.2 foot goal',
  ropes: ['rope30 room.4 foot'],
  wire: ['court.3 field.1'],
  ford: [],
  tunnels: [
    {
      name: 'A',
      en: 'Tunnel',
      it: 'Galleria',
      mouth: 'room.2',
      at: '7,3-4 6,4 6,5',
      h: '7 to 1',
      zones: { inner: 1, outer: 3, outside: 0 },
      exit: 'field.2',
      earlyExit: undefined,
    },
  ],
  posts: { inner: 'yard.2', outer: 'court.2' },
  lit: 'court.3',
  perimeter: '',
  inside: 'yard.2',
  rollCall: { 2: ['white.1-6'] },
  cells: [{ id: 'cell', zone: 'inner', holds: 1, arrow: 'yard.1', x: 8, y: 0 }],
  barracks: { reserve: { x: 8, y: 1 }, returned: { x: 8, y: 2 } },
  staffCar: { x: 8, y: 3, beside: 'court.3', route: 'court.3' },
}

export const smallBoard = boardOf(smallPlan)
