import { renderToStaticMarkup } from 'react-dom/server'
import { type ApiDocument, apiDocuments, methods } from '#words'
import { type Locale, messagesFor } from '#words/interface'
import pictureCss from '../picture/picture.css?inline'
import { composePicture } from '../picture/picture.server.tsx'
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

interface Reference {
  /** What is sent and what comes back, where a picture can show it. */
  readonly picture: string
  /** Its styles: with the page and not in its script, which every page of the documentation loads. */
  readonly pictureCss: string
  readonly reference: string
}

/** The reference part of a product's page, and what stands before it: finished markup. */
export function composeReference(product: string, operations: readonly DocumentedOperation[], locale: Locale, target: SampleTarget): Reference {
  const document = apiDocuments(locale).get(product)
  if (!document) return { picture: '', pictureCss: '', reference: '' }
  const messages = messagesFor(locale)
  const reference = renderToStaticMarkup(
    <>
      <LanguageChoice messages={messages} />
      {operations.map((one) => (
        <OperationSection key={one.operation.operationId} document={document} documented={one} target={target} messages={messages} />
      ))}
    </>,
  )
  const picture = composePicture(product, operations, locale)
  return { picture, pictureCss: picture && pictureCss, reference }
}
