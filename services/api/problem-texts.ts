import type { Locale } from '#words/locales'

interface ProblemKind {
  readonly status: number
  readonly title: Readonly<Record<Locale, string>>
}

/** Every error that the API answers with: stable codes, one sentence each that says what to do. */
export const problemKinds = {
  invalid_request: { status: 400, title: { de: 'Diese Anfrage lässt sich nicht lesen.', en: 'This request cannot be read.' } },
  invalid_json: {
    status: 400,
    title: { de: 'Der Körper ist kein JSON in UTF-8.', en: 'The body is not JSON in UTF-8.' },
  },
  missing_key: {
    status: 401,
    title: {
      de: 'Der Schlüssel fehlt. Senden Sie ihn als „Authorization: Bearer …“.',
      en: 'The key is missing. Send it as “Authorization: Bearer …”.',
    },
  },
  unknown_key: { status: 401, title: { de: 'Diesen Schlüssel gibt es nicht.', en: 'There is no such key.' } },
  expired_key: { status: 401, title: { de: 'Dieser Schlüssel ist abgelaufen.', en: 'This key has expired.' } },
  not_found: { status: 404, title: { de: 'Unter dieser Adresse steht nichts.', en: 'There is nothing at this address.' } },
  method_not_allowed: {
    status: 405,
    title: { de: 'Diese Methode gilt hier nicht. „Allow“ nennt die anderen.', en: 'This method does not apply here. “Allow” names the others.' },
  },
  not_acceptable: {
    status: 406,
    title: { de: 'Keines der Formate in „Accept“ kann geliefert werden.', en: 'None of the formats in “Accept” can be answered.' },
  },
  request_timeout: { status: 408, title: { de: 'Die Anfrage kam nicht in 30 Sekunden an.', en: 'The request did not arrive within 30 seconds.' } },
  idempotency_conflict: {
    status: 409,
    title: {
      de: 'Dieser „Idempotency-Key“ kam schon mit einem anderen Körper.',
      en: 'This “Idempotency-Key” came with another body before.',
    },
  },
  body_too_large: { status: 413, title: { de: 'Der Körper ist größer als 1 MiB.', en: 'The body is larger than 1 MiB.' } },
  address_too_long: { status: 414, title: { de: 'Die Adresse ist zu lang.', en: 'The address is too long.' } },
  unsupported_media_type: {
    status: 415,
    title: { de: 'Senden Sie den Körper als „application/json“, unverpackt.', en: 'Send the body as “application/json”, uncompressed.' },
  },
  validation_failed: {
    status: 422,
    title: {
      de: 'Die Anfrage folgt nicht dem Schema. „errors“ nennt jede Stelle.',
      en: 'The request does not follow the schema. “errors” names each place.',
    },
  },
  rate_limited: {
    status: 429,
    title: { de: 'Zu viele Anfragen. Warten Sie die Sekunden in „Retry-After“.', en: 'Too many requests. Wait for the seconds in “Retry-After”.' },
  },
  headers_too_large: {
    status: 431,
    title: { de: 'Die Kopfzeilen sind zusammen größer als 16 KiB.', en: 'The headers together are larger than 16 KiB.' },
  },
  internal: { status: 500, title: { de: 'Das ist unser Fehler. Er ist vermerkt.', en: 'This is our fault. It has been noted.' } },
} as const satisfies Readonly<Record<string, ProblemKind>>

export type ProblemCode = keyof typeof problemKinds
