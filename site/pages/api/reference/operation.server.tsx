import type { ApiDocument, ApiOperation, ApiParameter, Json, Method } from '#words'
import { fill, type Messages } from '#words/interface'
import { CodeBlock, SampleBlock } from './code-block.server.tsx'
import { FieldList } from './field-list.server.tsx'
import { type Field, fieldsOf, resolveSchema, typeOf } from './fields.ts'
import { InlineCode } from './inline-code.tsx'
import type { SampleRequest, SampleTarget } from './samples.ts'
import { shorten } from './shorten.ts'

export interface DocumentedOperation {
  readonly path: string
  readonly method: Method
  readonly operation: ApiOperation
  readonly request: SampleRequest
  /** What the API answers to the request. */
  readonly answer: Json
}

interface Props {
  readonly document: ApiDocument
  readonly documented: DocumentedOperation
  readonly target: SampleTarget
  readonly messages: Messages
}

/** One operation: what it does, takes and answers; beside it the request in three languages and the real answer. */
export function OperationSection({ document, documented: { path, method, operation, request, answer }, target, messages }: Props) {
  const body = operation.requestBody?.content['application/json']?.schema
  const answered = operation.responses['200']?.content?.['application/json']?.schema
  const id = operation.operationId
  return (
    <section className="ep" aria-labelledby={id}>
      <div className="ep-t">
        <h2 id={id}>{operation.summary}</h2>
        <p className="path">
          <span className="verb">{method.toUpperCase()}</span> <code>{`/api/v1${path}`}</code>
        </p>
        <p>
          <InlineCode text={operation.description} />
        </p>
        {operation.parameters.length > 0 && <h3>{messages['api.parameters']}</h3>}
        {operation.parameters.length > 0 && (
          <FieldList fields={operation.parameters.map((one) => parameterField(one, document))} messages={messages} />
        )}
        {body && <h3>{messages['api.body']}</h3>}
        {body && <FieldList fields={fieldsOf(body, document)} messages={messages} />}
        <h3>{messages['api.answers']}</h3>
        <Answers answers={Object.entries(operation.responses).filter(([status]) => status < '300')} />
        <details className="ep-d">
          <summary>{messages['api.problemAnswers']}</summary>
          <Answers answers={Object.entries(operation.responses).filter(([status]) => status >= '300')} />
        </details>
        {answered && (
          <details className="ep-d">
            <summary>{messages['api.answerFields']}</summary>
            <FieldList fields={fieldsOf(answered, document)} messages={messages} isAnswer />
          </details>
        )}
      </div>
      <div className="ep-c">
        <SampleBlock request={request} target={target} messages={messages} />
        <CodeBlock title={fill(messages['api.answer'], { status: '200' })} text={JSON.stringify(shorten(answer), null, 2)} messages={messages} />
        <p className="small">
          <a href={`#try-${id}`}>{messages['api.tryThis']}</a>
        </p>
      </div>
    </section>
  )
}

function parameterField({ name, required, description, schema }: ApiParameter, document: ApiDocument): Field {
  return { name, type: typeOf(schema, document), isRequired: required, description, schema: resolveSchema(schema, document), children: [] }
}

function Answers({ answers }: { answers: readonly (readonly [status: string, answer: { readonly description: string }])[] }) {
  return (
    <dl className="params">
      {answers.map(([status, { description }]) => (
        <div key={status}>
          <dt>
            <code>{status}</code>
          </dt>
          <dd>
            <InlineCode text={description} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
