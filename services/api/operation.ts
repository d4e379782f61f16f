import type { Locale } from '#words/locales'

/** A request that has been let through and checked. */
export interface Call {
  /** Path and query parameters by name, as their schemas want them. */
  readonly parameters: Readonly<Record<string, unknown>>
  /** The format to answer in: one of those that the operation's document promises. */
  readonly type: string
  readonly locale: Locale
  /** The body as its schema wants it. Throws `validation_failed`. */
  body<T>(): T
}

/** What an operation answers: a value to be written as JSON, or a file. */
export type Answer = { readonly json: unknown } | { readonly file: Uint8Array; readonly type: string }

export type Operation = (call: Call) => Answer | Promise<Answer>
