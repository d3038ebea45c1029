/** What it takes to follow one match, to sit in it and to play it by a bot; games come when they are asked for. */
export { middleStrength } from './bot.ts'
export { type BotSeat, createSeatedBot, type SeatedBot } from './bots/seated-bot.ts'
export type { Deadline } from './clock/deadline.ts'
export type { FollowedMatch, FollowedTimeline } from './following/followed-match.ts'
export {
  createFollowing,
  type Following,
  type FollowingOptions,
  type MatchItem,
} from './following/following.ts'
export type {
  CommandWish,
  Confirmed,
  Foreseen,
  OwnAction,
  Standing,
  TakenBack,
  WishAnswer,
} from './following/own-action.ts'
export {
  type ConfirmedEvent,
  JUST_NOW_US,
  type OwnEvents,
  type TakenBackEvent,
} from './following/own-events.ts'
export { createSeatedFollowing, type SeatedFollowing } from './following/seated-following.ts'
export { gameParts, loadBotPlaying, loadPlaying, loadReading } from './games/load-parts.ts'
export type { AnyBotPlaying, AnyPlaying, AnyReading, GameParts } from './games/parts.ts'
export { type Photographed, photographed } from './order/photographed.ts'
export { restamped } from './order/restamped.ts'
export { MOODS, type Mood, moodOf } from './people/mood.ts'
export { parseServiceReason } from './people/service-reason.ts'
export { nearnessTo, type Target } from './target.ts'
