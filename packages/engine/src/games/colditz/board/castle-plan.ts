import type { Plan } from './plan.ts'

/**
 * The castle: our own, on a spur between a river (west) and a park (north and east). The prisoners' courtyard lies
 * highest; a ramp leads down to the garrison's courtyard, and below run terraces with wire. Floors of different
 * storeys lie side by side. `Plan` tells how to read it, `mapOf` draws it as text, `boardProblems` checks it.
 */
export const castlePlan: Plan = {
  id: 'castle-1',
  areas: `
    appel           | inner   | appel    |         | 12                  | 14-19,10 14-19,11 14-19,12 14-19,13 | Appel area | Area Appel
    yard            | inner   | yard     |         | 12                  | 13-20,9 13,10 20,10 13,11 20,11 13,12 20,12 13,13 20,13 13-20,14 | Inner courtyard | Cortile interno
    porch           | inner   | passage  |         | 12                  | 12,9-8 | Chapel porch | Portico della cappella
    chapel          | inner   | room     |         | 12                  | 11-12,6 10-12,7 | Chapel | Cappella
    northgallery    | inner   | passage  |         | 13.5 15*5           | 16,8-7 15-14,7 / 17-18,7 | North stair and gallery | Scala e galleria nord
    theatre         | inner   | room     | pass    | 15                  | 14-15,5 14-15,6 | Theatre | Teatro
    stage           | inner   | hideaway |         | 14                  | 13,5-4 | Under the stage | Sotto il palco
    sickbay         | inner   | room     | compass | 15                  | 17-18,5 17-18,6 | Sick bay | Infermeria
    atticstair      | inner   | passage  |         | 17 to 20.5          | 19-20,7 20,6 | Attic stair | Scala della soffitta
    attic           | inner   | room     | rope    | 21                  | 20-21,4 20-21,5 | Attic | Soffitta
    westgallery     | inner   | passage  |         | 13.5 15*6           | 12-11,12 11,11-10 / 11,13-15 | West stair and gallery | Scala e galleria ovest
    library         | inner   | room     | papers  | 15                  | 9-10,9 9-10,10 | Library | Biblioteca
    closet          | inner   | hideaway |         | 15                  | 10-8,12 | Buttress closet | Stanzino nel contrafforte
    laundry         | inner   | room     | rope    | 15                  | 9-10,14 9-10,15 | Laundry | Lavanderia
    scullery        | inner   | passage  |         | 12                  | 15,15-16 | Scullery | Retrocucina
    kitchen         | inner   | room     | food    | 12                  | 14-15,17 14-15,18 | Kitchen | Cucina
    tailorstair     | inner   | passage  |         | 13 to 15            | 13,15-16 12,16 | South-west stair | Scala di sud-ovest
    tailors         | inner   | room     | clothes | 15                  | 11-12,17 11-12,18 | Tailors' room | Sartoria
    southpassage    | inner   | passage  |         | 12                  | 18,15-16 17,16 / 19-21,16 | South passage | Corridoio sud
    coalhole        | inner   | hideaway |         | 12                  | 16,16-15 | Coal hole | Carbonaia
    cellarstair     | inner   | passage  |         | 10.5 to 9           | 17,17-18 | Cellar stair | Scala della cantina
    cellar          | inner   | room     | cutters | 9                   | 18-19,18 18-19,19 | Cellar | Cantina
    parcels         | inner   | room     | key     | 12                  | 21-22,17 21-22,18 | Parcels office | Ufficio pacchi
    archivedoor     | inner   | key      |         | 12                  | 22,16 | Archive door | Porta dell'archivio
    eaststair       | inner   | passage  |         | 13.5 15*4           | 21-24,10 24,9 | East stair | Scala est
    workshop        | inner   | room     | cutters | 15                  | 22-23,8 22-23,9 | Workshop | Officina
    towerdoor       | inner   | key      |         | 15                  | 24,8 | Tower door | Porta della torre
    towerstair      | inner   | passage  |         | 17 to 19            | 24,7-6 | Tower stair | Scala della torre
    tower           | inner   | room     |         | 21                  | 24,5 25,4 | Clock tower | Torre dell'orologio
    lodgepassage    | inner   | passage  |         | 12                  | 21-23,14 | Lodge passage | Andito della portineria
    lodge           | inner   | room     | key     | 12                  | 24-25,14 24-25,15 | Porter's lodge | Portineria
    gatepassage     | inner   | passage  |         | 12                  | 21,12 | Inner gate passage | Andito del cancello interno
    innergate       | outer   | pass     |         | 12                  | 22,12 | Inner gate | Cancello interno
    ramp            | outer   | yard     |         | 11.2*3 10.4*2 9.7*2 | 23,11-13 24,11-12 25,11-12 | Gate ramp | Rampa del cancello
    court           | outer   | yard     |         | 9                   | 26-31,11 26-31,12 26-31,13 26-31,14 | Outer courtyard | Cortile esterno
    registry        | outer   | room     | pass    | 12                  | 29-30,9 29-30,10 | Registry | Segreteria
    postern         | outer   | key      |         | 9                   | 32,12 | Postern | Postierla
    maingate        | outer   | pass     |         | 8.7                 | 29,15 | Main gate | Cancello principale
    stableloft      | outer   | hideaway |         | 9                   | 31,15-16 | Stable loft | Fienile della scuderia
    mill            | outer   | passage  |         | 2.5 to 2            | 12-10,21 | Water mill | Mulino
    ford            | outer   | ford     |         | 1                   | 10,22-24 | Moat | Fossato
    woodshed        | outer   | hideaway |         | 9                   | 26,10-9 | Woodshed | Legnaia
    archivewing     | inner   | passage  |         | 12                  | 23-24,16 | Archive wing | Ala dell'archivio
    archive         | inner   | room     |         | 12                  | 24-25,17 25,18 | Archive | Archivio
    steps           | outer   | passage  |         | 7.5 to 4.5          | 27,15-16 27,18 | Terrace steps | Scalinata della terrazza
    southterrace    | outer   | terrace  |         | 3                   | 27-23,20 21,20 19,20 17,20 15,20 13,20 10,20 | South terrace | Terrazza sud
    southfoot       | outer   | landing  |         | 3                   | 25,19 | Foot of the archive | Ai piedi dell'archivio
    shed            | outer   | hideaway |         | 3                   | 15-16,19 | Gardener's shed | Capanno del giardiniere
    westterrace     | outer   | terrace  |         | 4 5 6*7 5.5 5       | 7,19 6,17 6,15-9 6,7 6,5 | West terrace | Terrazza ovest
    westfoot        | outer   | landing  |         | 6                   | 7,12 | Foot of the buttress | Ai piedi del contrafforte
    northditch      | outer   | terrace  |         | 4 3*8               | 8,4 11,3 14,3 16,3 18-22,3 | North ditch | Fosso nord
    bridge          | outside | road     |         | 8 to 6              | 29,16-19 | Bridge | Ponte
    road            | outside | road     |         | 5.5 to 1            | 29,20-24 28-14,24 14,25-27 13-8,27 8,26-25 7-4,25 4,26-27 3-2,27 | Road | Strada
    southslope      | outside | field    |         | 2.6 2.7 2.8 2.6     | 24,21 25,22 24,23 26,21 | South slope | Pendio sud
    millbank        | outside | field    |         | 1.5 to 2            | 10,25-26 | Mill bank | Sponda del mulino
    westslope       | outside | field    |         | 4                   | 5,10 5,12 5,14 | West slope | Pendio ovest
    westfield       | outside | field    |         | 3                   | 4,10-13 | West field | Prato ovest
    westlane        | outside | field    |         | 2 to 0              | 3,13-22 | West lane | Viottolo ovest
    westwicket      | outer   | key      |         | 5                   | 5,6 | West wicket | Portello ovest
    westpath        | outside | field    |         | 4 to 3.2            | 4,7 3,8-9 | West path | Sentiero ovest
    northpark       | outside | field    |         | 3 2*9               | 20,2-1 19-12,1 | North park | Parco nord
    eastfoot        | outside | field    |         | 3 to 4              | 26-35,5 | Foot of the tower | Ai piedi della torre
    registryfoot    | outside | field    |         | 3                   | 31,8-6 | Foot of the registry | Ai piedi della segreteria
    eastpark        | outside | field    |         | 8 to 4.2            | 33,12 34,11 35,10 36,9 37,8-7 | East park | Parco est
    eastwood        | outside | field    |         | 4                   | 36,5 37,6 38,5 | East wood | Bosco est
    target-west     | outside | target   |         | 0                   | 3,23 | Ferry | Traghetto
    target-north    | outside | target   |         | 2                   | 11,1 | Forester's hut | Casa del forestale
    target-east     | outside | target   |         | 4                   | 38,4 | Hunting lodge | Casino di caccia
    target-south    | outside | target   |         | 4.3                 | 28,25 | Railway halt | Fermata del treno
    target-frontier | outside | target   |         | 1                   | 1,27 | Frontier road | Strada di confine
  `,
  openTo: ['appel yard'],
  walls: ['chapel.1 chapel.3', 'ramp.3 ramp.5', 'archive.1 archive.3'],
  steps: `
    yard.1 porch.1, chapel.5 porch.2
    yard.4 northgallery.1, northgallery.2 northgallery.5, theatre.3 northgallery.4, theatre.1 stage.1
    sickbay.4 northgallery.6, atticstair.1 northgallery.6, atticstair.3 attic.3
    yard.13 westgallery.1, westgallery.2 westgallery.5 closet.1, library.4 westgallery.4, laundry.4 westgallery.7
    yard.19 scullery.1, kitchen.2 scullery.2
    yard.17 tailorstair.1, tailors.2 tailorstair.3
    yard.22 southpassage.1, southpassage.2 southpassage.4, southpassage.3 coalhole.1 cellarstair.1
    cellarstair.2 cellar.1, southpassage.6 parcels.1 archivedoor, archivedoor archivewing.1, archivewing.2 archive.1
    yard.10 eaststair.1, eaststair.5 workshop.4 towerdoor, towerdoor towerstair.1, towerstair.2 tower.1
    yard.24 lodgepassage.1, lodgepassage.3 lodge.1
    yard.14 gatepassage, innergate gatepassage ramp.1-3, court.1 ramp.6-7, court.7 ramp.6-7
    court.1 woodshed.1, court.4 registry.3, court.5 registry.4, court.24 stableloft.1
    postern court.12 eastpark.1, maingate court.21-23 bridge.1, bridge.4 road.1
    court.20 steps.1, steps.3 southterrace.1, southfoot southterrace.2-4, southterrace.9 shed.1
    southterrace.10 mill.1, southterrace.11 westterrace.1, westfoot westterrace.5-7
    westterrace.11 northditch.1 westwicket, westwicket westpath.1, westpath.3 westfield.1
    westslope.1 westfield.2, westslope.2 westfield.3, westslope.3 westfield.4
    westlane.1 westfield.3-4, westlane.10 target-west, northpark.10 target-north
    eastfoot.6 registryfoot.3, eastfoot.10 eastwood.1, eastwood.2 eastpark.6, eastwood.3 target-east
    southslope.2 southslope.4, southslope.3 road.11, millbank.2 road.27
    road.6 target-south, road.39 target-frontier
  `,
  ropes: [
    'rope30 closet.3 westfoot',
    'rope30 registry.2 registryfoot.1',
    'rope30 archive.3 southfoot',
    'rope60 attic.1 northditch.7',
    'rope60 tower.2 eastfoot.1',
  ],
  wire: [
    'westslope.1 westterrace.7-9',
    'westslope.2 westterrace.5-7',
    'westslope.3 westterrace.3-5',
    'northpark.1 northditch.6-8',
    'southslope.1 southterrace.3-5',
    'southslope.4 southterrace.1-3',
  ],
  ford: ['mill.3 ford.1', 'ford.3 millbank.1'],
  tunnels: [
    {
      name: 'A',
      en: 'Chapel tunnel',
      it: 'Galleria della cappella',
      mouth: 'chapel.3',
      at: '9,7-8 8,8-9 7-4,9',
      h: '10 to 3',
      zones: { inner: 4, outer: 2, outside: 2 },
      exit: 'westfield.1',
      earlyExit: { after: 'tunnel-A.6', to: 'westterrace.8' },
    },
    {
      name: 'B',
      en: 'Kitchen tunnel',
      it: 'Galleria della cucina',
      mouth: 'kitchen.3',
      at: '14-13,19 13,20-22 14-16,22 16,23',
      h: '10 to 1.5',
      zones: { inner: 2, outer: 1, outside: 6 },
      exit: 'road.18',
      earlyExit: undefined,
    },
    {
      name: 'C',
      en: 'Cellar tunnel',
      it: 'Galleria della cantina',
      mouth: 'cellar.4',
      at: '20-24,19',
      h: '7 to 2',
      zones: { inner: 2, outer: 3, outside: 0 },
      exit: 'southterrace.5',
      earlyExit: undefined,
    },
  ],
  posts: {
    inner: 'yard.9 yard.2 yard.7 yard.12 yard.21 yard.18',
    outer:
      'court.19 court.2 court.11 court.21 steps.2 southterrace.7 westterrace.3 westterrace.10 northditch.4 northditch.9',
  },
  lit: 'court.9-10 court.15-16 bridge.2-3 southterrace.2-4 westterrace.5-7 northditch.6-7',
  perimeter: 'postern maingate westwicket',
  inside: 'gatepassage',
  rollCall: {
    2: ['appel.8 appel.14 appel.9 appel.15 appel.10 appel.16 appel.11 appel.17'],
    3: ['appel.1-7', 'appel.19-24 appel.18'],
    4: ['appel.1-6', 'appel.7-12', 'appel.19-24'],
    5: ['appel.1-5', 'appel.7-11', 'appel.13-17', 'appel.19-23'],
    6: [
      'appel.1 appel.7 appel.13 appel.19',
      'appel.2 appel.8 appel.14 appel.20',
      'appel.3 appel.9 appel.15 appel.21',
      'appel.4 appel.10 appel.16 appel.22',
      'appel.5 appel.11 appel.17 appel.23',
    ],
  },
  cells: [
    { id: 'cell-west', zone: 'inner', holds: 3, arrow: 'yard.15', x: 12, y: 13 },
    { id: 'cell-east', zone: 'inner', holds: 3, arrow: 'yard.16', x: 21, y: 13 },
    { id: 'cell-outer', zone: 'outer', holds: 4, arrow: 'court.6', x: 32, y: 11 },
  ],
  barracks: { reserve: { x: 33, y: 8 }, returned: { x: 33, y: 10 } },
  staffCar: {
    x: 32,
    y: 13,
    beside: 'court.18 court.17',
    route: 'court.18 court.23 maingate bridge.1-4 road.1-39 target-frontier',
  },
}
