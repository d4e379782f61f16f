/** A filter, rule or sort that cannot be used: a sentence for whoever wrote it. Answered as 400. */
export class FilterError extends Error {
  override readonly name = 'FilterError'
}
