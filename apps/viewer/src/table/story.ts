export interface Story {
  /** What `Look.skipped` names. */
  readonly key: string
  readonly title: string
  readonly from: number
  readonly until: number
  /** In order; the last one whose time has come is told. */
  readonly lines: readonly StoryLine[]
}

export interface StoryLine {
  readonly at: number
  readonly text: string
  readonly tone: 'plain' | 'right' | 'wrong' | 'score'
}
