/** One wrong value: a stable code, a sentence, and the numbers or words that stand in the sentence (contract 1.3). */
export interface ValueError {
  readonly code: string
  readonly message: string
  readonly params?: Readonly<Record<string, unknown>>
  /** What a part of a batch would have been answered (contract 9). */
  readonly response?: Readonly<Record<string, unknown>>
}

/** Wrong values by the name of their field; lists use the index as name, objects their field names. */
export interface ErrorTree {
  readonly [key: string]: ValueError | ErrorTree
}

/** Values that were refused. Thrown inside, answered as 400 with `data` by whoever knows what was tried. */
export class ValidationError extends Error {
  override readonly name = 'ValidationError'
  readonly data: ErrorTree

  constructor(data: ErrorTree) {
    super('Invalid values.')
    this.data = data
  }
}

const defaultMessages: Readonly<Record<number, string>> = {
  400: 'Something went wrong while processing your request.',
  401: 'Missing or invalid authentication.',
  403: 'You are not allowed to perform this request.',
  404: "The requested resource wasn't found.",
  413: 'Request entity too large.',
  429: 'Too Many Requests.',
  500: 'Something went wrong while processing your request.',
}

/** An answer of the contract that is an error: status, sentence, and the wrong values behind it. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly data: ErrorTree

  constructor(status: number, message?: string, data: ErrorTree = {}) {
    super(sentence(message || defaultMessages[status] || defaultMessages[400] || ''))
    this.status = status
    this.data = data
  }
}

/** Too much was asked. `retryAfter`: seconds until it is worth asking again. */
export class TooManyRequests extends ApiError {
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super(429)
    this.retryAfter = retryAfter
  }
}

/** A capital first letter and a final period, as every message of the contract has. */
function sentence(text: string): string {
  const trimmed = text.trim()
  const capital = trimmed.charAt(0).toUpperCase() + trimmed.slice(1)
  return /[.?!]$/.test(capital) ? capital : `${capital}.`
}
