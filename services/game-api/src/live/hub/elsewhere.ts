/** Another node, which is alive, owns the match; it is not served here. */
export class Elsewhere extends Error {
  override readonly name = 'Elsewhere'
  override readonly message = 'the match is served by another process; try again'
}
