import type { Locale } from '#words/interface'
import { type ProblemCode, problemTexts } from '#words/said'
import { problemStatuses } from './problem-statuses.ts'

/** What is wrong at one place of a request. */
export interface Fault {
  /** JSON pointer into the body (RFC 6901), or the name of a parameter. */
  readonly pointer: string
  readonly code: string
  readonly message: string
}

interface Details {
  readonly errors?: readonly Fault[]
  readonly headers?: Readonly<Record<string, string>>
}

/** An error with its documented answer. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'
  readonly code: ProblemCode
  readonly details: Details

  constructor(code: ProblemCode, details: Details = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}

export interface ProblemDocument {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A problem as it is sent (RFC 9457). `type` leads to the list of codes in the documentation. */
export function problemDocumentOf({ code, details }: ApiProblem, locale: Locale, requestId: string): ProblemDocument {
  const status = problemStatuses[code]
  const documentation = locale === 'de' ? '/docs/api/einfuehrung' : '/en/docs/api/einfuehrung'
  const body = {
    type: `${documentation}#${code}`,
    title: problemTexts[locale].kinds[code],
    status,
    code,
    requestId,
    ...(details.errors && { errors: details.errors }),
  }
  return { status, headers: { 'content-type': 'application/problem+json', ...details.headers }, body: JSON.stringify(body) }
}
