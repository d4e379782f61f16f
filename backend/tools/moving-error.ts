/** Why data cannot be moved, in one sentence for whoever runs the command. */
export class MovingError extends Error {
  override readonly name = 'MovingError'
}
