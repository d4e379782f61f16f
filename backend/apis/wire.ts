/** What a `Request` does not tell of an HTTP request. */
export interface Wire {
  /** Address of the socket's other end. */
  readonly peer: string
  /** The bytes as they come, read only where the `Request` has no body of its own. */
  readonly body?: AsyncIterable<Uint8Array>
}
