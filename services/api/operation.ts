import type { Locale } from '#words/interface'
import type { OwnEngines } from './engines-for.ts'

/** A request that has been let through and checked. */
export interface Call {
  /** Path and query parameters by name, as their schemas want them. */
  readonly parameters: Readonly<Record<string, unknown>>
  /** The format to answer in: one of those that the operation's document promises. */
  readonly type: string
  readonly locale: Locale
  /** For whoever asks. Throw `too_busy` or `takes_too_long`. */
  readonly engines: OwnEngines
  /** The body as its schema wants it. Throws `validation_failed`. */
  body<T>(): T
}

/** What an operation answers: a value to be written as JSON, JSON text, or a file. */
export type Answer = { readonly json: unknown } | { readonly text: string } | { readonly file: Uint8Array; readonly type: string }

export type Operation = (call: Call) => Answer | Promise<Answer>
