/** Something that the record says and the rules or the chain do not give. */
export interface Finding {
  readonly seq: number
  readonly what: string
}
