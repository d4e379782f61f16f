import { type ApiDocument, apiDocuments } from '#words'
import { company } from '#words/facts'
import { fill, type Locale, messagesFor } from '#words/interface'
import { clientTypes } from './client-types/client-types.ts'

/** An OpenAPI document as it is handed out. */
export function openApiText(document: ApiDocument): string {
  return `${JSON.stringify(document, null, 2)}\n`
}

/** Types of all requests and answers for programs in TypeScript, with comments in a language. */
export function apiTypesText(locale: Locale): string {
  return clientTypes(apiDocuments(locale), fill(messagesFor(locale)['api.types.about'], { brand: company.brand }))
}
