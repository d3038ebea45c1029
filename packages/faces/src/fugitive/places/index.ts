import { BEACH_HUTS } from './coast/beach-huts.ts'
import { BOATYARD } from './coast/boatyard.ts'
import { BORDER } from './coast/border.ts'
import { CABLE_CAR } from './coast/cable-car.ts'
import { CONTAINER_DOCK } from './coast/container-dock.ts'
import { CUSTOMS_POST } from './coast/customs-post.ts'
import { FAIRGROUND_PIER } from './coast/fairground-pier.ts'
import { FISHING_HUT } from './coast/fishing-hut.ts'
import { HOUSE_ON_THE_CLIFF } from './coast/house-on-the-cliff.ts'
import { HOUSEBOAT } from './coast/houseboat.ts'
import { LIGHTHOUSE } from './coast/lighthouse.ts'
import { MORNING_FLIGHT } from './coast/morning-flight.ts'
import { MOUNTAIN_HUT } from './coast/mountain-hut.ts'
import { SEA_CAVE } from './coast/sea-cave.ts'
import { BARN } from './country/barn.ts'
import { CAMP_IN_THE_WOODS } from './country/camp-in-the-woods.ts'
import { CARAVAN } from './country/caravan.ts'
import { CHAPEL } from './country/chapel.ts'
import { GARAGE } from './country/garage.ts'
import { GRAIN_SILOS } from './country/grain-silos.ts'
import { GREENHOUSE } from './country/greenhouse.ts'
import { MOTEL } from './country/motel.ts'
import { PETROL_STATION } from './country/petrol-station.ts'
import { SCRAPYARD } from './country/scrapyard.ts'
import { TREE_HOUSE } from './country/tree-house.ts'
import { VIADUCT } from './country/viaduct.ts'
import { WATER_TOWER } from './country/water-tower.ts'
import { WINDMILL } from './country/windmill.ts'
import { BAKERY } from './old-town/bakery.ts'
import { BELL_TOWER } from './old-town/bell-tower.ts'
import { BOOKSHOP } from './old-town/bookshop.ts'
import { CORNER_CAFE } from './old-town/corner-cafe.ts'
import { FLOWER_SHOP } from './old-town/flower-shop.ts'
import { FOUNTAIN_SQUARE } from './old-town/fountain-square.ts'
import { LAUNDRY } from './old-town/laundry.ts'
import { MARKET_HALL } from './old-town/market-hall.ts'
import { PICTURE_HOUSE } from './old-town/picture-house.ts'
import { RAILWAY_STATION } from './old-town/railway-station.ts'
import { THEATRE } from './old-town/theatre.ts'
import type { PicturedPlace } from './place.ts'
import { BACK_GATE } from './prison/back-gate.ts'
import { OLD_DRAIN } from './prison/old-drain.ts'
import { PRISON } from './prison/prison.ts'
import { UNDER_THE_BRIDGE } from './prison/under-the-bridge.ts'

export type { CardLanguage, PicturedPlace } from './place.ts'

/** By the number of their card: from the prison through the old town, the country and along the coast to the border. */
export const PLACES: readonly PicturedPlace[] = [
  PRISON,
  OLD_DRAIN,
  BACK_GATE,
  UNDER_THE_BRIDGE,
  LAUNDRY,
  CORNER_CAFE,
  BELL_TOWER,
  BOOKSHOP,
  PICTURE_HOUSE,
  MARKET_HALL,
  BAKERY,
  THEATRE,
  FOUNTAIN_SQUARE,
  FLOWER_SHOP,
  RAILWAY_STATION,
  GARAGE,
  PETROL_STATION,
  WATER_TOWER,
  MOTEL,
  GREENHOUSE,
  SCRAPYARD,
  CARAVAN,
  BARN,
  WINDMILL,
  CHAPEL,
  GRAIN_SILOS,
  CAMP_IN_THE_WOODS,
  TREE_HOUSE,
  VIADUCT,
  FISHING_HUT,
  BEACH_HUTS,
  LIGHTHOUSE,
  BOATYARD,
  CONTAINER_DOCK,
  HOUSEBOAT,
  HOUSE_ON_THE_CLIFF,
  CUSTOMS_POST,
  SEA_CAVE,
  MOUNTAIN_HUT,
  CABLE_CAR,
  FAIRGROUND_PIER,
  BORDER,
  MORNING_FLIGHT,
]
