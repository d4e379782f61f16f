import { API_BASE, createApi, inProcess, sandboxKeys } from '#services/api'
import { apiDocuments, type Json } from '#words'
import type { Locale } from '#words/interface'
import type { SampleRequest } from './samples.ts'

/** What the API really answers to a documented request. Throws when it answers with a problem: the example would be wrong. */
export async function answerTo({ method, address, body }: SampleRequest, locale: Locale): Promise<Json> {
  const api = createApi({
    documents: () => apiDocuments('en'),
    // Our own examples, while pages are made.
    engines: inProcess,
    now: Date.now,
    onError: (error) => {
      throw error
    },
  })
  const headers = { authorization: `Bearer ${sandboxKeys.valid}`, 'content-type': 'application/json', 'accept-language': locale }
  const init = { method: method.toUpperCase(), headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
  const response = await api.fetch(new Request(`http://localhost${API_BASE}${address}`, init), 'documentation')
  if (!response.ok) throw new Error(`${method} ${address} answers ${response.status}: ${await response.text()}`)
  return response.json()
}
