/** A `fields` parameter that cannot be followed; the answer to it is 400 (contract 1.4). */
export class FieldsError extends Error {
  override readonly name = 'FieldsError'
}
