export interface ContentType {
  /** With the charset for text, as in `text/plain; charset=utf-8`. */
  readonly mime: string
  /** With its dot; "" when there is none for this content. */
  readonly extension: string
}
