/** What of the graphics is shown. */
export type GraphicsPart = 'clock' | 'items' | 'lead' | 'names' | 'series'

/** How a broadcast dresses a match; lists go by seat. */
export interface Dressing {
  /** What the match is part of, in a few words: an event, a stage of it. */
  readonly title?: string | undefined
  /** Colours of CSS. */
  readonly colours?: readonly (string | undefined)[]
  /** Addresses of raster images. */
  readonly logos?: readonly (string | undefined)[]
  /** Codes of the countries that somebody plays for, such as `IT`. */
  readonly flags?: readonly (string | undefined)[]
  /** Matches won in a series … */
  readonly series?: readonly number[]
  /** … and how many it has at most. */
  readonly bestOf?: number | undefined
  /** Undefined: everything. */
  readonly parts?: readonly string[]
}

export const UNDRESSED: Dressing = {}

export function shows({ parts }: Dressing, part: GraphicsPart): boolean {
  return parts?.includes(part) ?? true
}
