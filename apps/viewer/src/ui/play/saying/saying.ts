// What a game needs in which things are put together and said: fetched for such games only.
export { DraftBar } from './draft-bar.tsx'
export { KeyPad } from './key-pad.tsx'
