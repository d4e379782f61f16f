/** A view's query that cannot be used; the message says why. */
export class ViewQueryError extends Error {
  override readonly name = 'ViewQueryError'
}
