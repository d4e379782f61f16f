import type { SampleRequest } from '../reference/samples.ts'

/** What came back: a status and how long it took, and the text; or nothing, when the request did not arrive. */
export interface TriedAnswer {
  readonly status: number
  readonly ms: number
  readonly text: string
}

interface Tried extends Omit<SampleRequest, 'body'> {
  readonly key: string
  readonly body: string | undefined
  readonly language: string
}

/** Sends a request to the API of this site as it stands in the form, right or wrong. Rejects when it does not arrive. */
export async function tryRequest({ method, address, key, body, language }: Tried): Promise<TriedAnswer> {
  const { http } = await import('../../../browser/http.ts')
  const start = performance.now()
  const { status, _data } = await http.raw<string, 'text'>(`/api/v1${address}`, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      'accept-language': language,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
    responseType: 'text',
    // What the API says of a wrong request is what the visitor wants to see.
    ignoreResponseError: true,
  })
  return { status, ms: Math.round(performance.now() - start), text: pretty(_data ?? '') }
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
