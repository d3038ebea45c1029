/** What it takes to follow one match, to sit in it and to play it by a bot; games come when they are asked for. */
export { middleStrength } from '../bots/bot.ts'
export { type BotSeat, createSeatedBot, type SeatedBot } from '../bots/seated-bot.ts'
export { gameParts, loadBotPlaying, loadPlaying, loadReading } from '../games/load-parts.ts'
export type { AnyBotPlaying, AnyPlaying, AnyReading, GameParts } from '../games/parts.ts'
export type { FollowedMatch, FollowedTimeline } from './followed-match.ts'
export {
  createFollowing,
  type Following,
  type FollowingOptions,
  type MatchItem,
} from './following.ts'
export type {
  CommandWish,
  Confirmed,
  Foreseen,
  OwnAction,
  Standing,
  TakenBack,
  WishAnswer,
} from './own-action.ts'
export {
  type ConfirmedEvent,
  JUST_NOW_US,
  type OwnEvents,
  type TakenBackEvent,
} from './own-events.ts'
export { createSeatedFollowing, type SeatedFollowing } from './seated-following.ts'
