import { renderToStaticMarkup } from 'react-dom/server'
import { type ApiDocument, apiDocuments, methods } from '#words'
import { type Locale, messagesFor } from '#words/interface'
import { answerTo } from './answers.server.ts'
import { LanguageChoice } from './code-block.server.tsx'
import { type DocumentedOperation, OperationSection } from './operation.server.tsx'
import { type SampleTarget, sampleRequest } from './samples.ts'

/** The operations of a product's document with their first request and what the API answers to it. */
export async function documentedOperations(product: string, locale: Locale): Promise<readonly DocumentedOperation[]> {
  const document = apiDocuments(locale).get(product)
  return document ? Promise.all(operationsOf(document).map(async (one) => ({ ...one, answer: await answerTo(one.request, locale) }))) : []
}

function operationsOf(document: ApiDocument) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      return operation ? [{ path, method, operation, request: sampleRequest(path, method, operation) }] : []
    }),
  )
}

/** The reference part of a product's page: finished markup. */
export function composeReference(product: string, operations: readonly DocumentedOperation[], locale: Locale, target: SampleTarget): string {
  const document = apiDocuments(locale).get(product)
  if (!document) return ''
  const messages = messagesFor(locale)
  return renderToStaticMarkup(
    <>
      <LanguageChoice messages={messages} />
      {operations.map((one) => (
        <OperationSection key={one.operation.operationId} document={document} documented={one} target={target} messages={messages} />
      ))}
    </>,
  )
}
