import type { JsonSchema } from '#words'
import { fill, type Messages } from '#words/interface'
import type { Field } from './fields.ts'
import { InlineCode } from './inline-code.tsx'

/** Entries with type, whether they must be there, what they mean, and their limits. */
export function FieldList({ fields, messages, isAnswer = false }: { fields: readonly Field[]; messages: Messages; isAnswer?: boolean }) {
  return (
    <dl className="params">
      {fields.map((field) => (
        <FieldEntry key={field.name} field={field} messages={messages} isAnswer={isAnswer} />
      ))}
    </dl>
  )
}

function FieldEntry({ field, messages, isAnswer }: { field: Field; messages: Messages; isAnswer: boolean }) {
  const limits = limitsOf(field.schema, messages)
  return (
    <div>
      <dt>
        <code>{field.name}</code> <span>{field.type}</span>
        {field.isRequired && !isAnswer && <em>{messages['api.required']}</em>}
      </dt>
      <dd>
        {field.description && (
          <p>
            <InlineCode text={field.description} />
          </p>
        )}
        {limits.length > 0 && <p className="micro dim">{limits.join(' · ')}</p>}
        {field.like && (
          <p className="micro dim">
            <InlineCode text={fill(messages['api.like'], { field: field.like })} />
          </p>
        )}
        {field.children.length > 0 && <FieldList fields={field.children} messages={messages} isAnswer={isAnswer} />}
      </dd>
    </div>
  )
}

/** What the schema allows, in words. */
function limitsOf(schema: JsonSchema, messages: Messages): string[] {
  const range = (low: unknown, high: unknown, unit: 'characters' | 'entries' | 'numbers') => {
    if (low === undefined && high === undefined) return []
    if (low === undefined) return [fill(messages[`api.limit.most.${unit}`], { high: grouped(high) })]
    if (high === undefined) return [fill(messages[`api.limit.least.${unit}`], { low: grouped(low) })]
    if (low === high) return [fill(messages['api.limit.exact'], { low: grouped(low) })]
    return [fill(messages[`api.limit.range.${unit}`], { low: grouped(low), high: grouped(high) })]
  }
  return [
    ...(typeof schema.const === 'string' ? [schema.const] : []),
    ...(Array.isArray(schema.enum) ? [schema.enum.map((one) => String(one)).join(', ')] : []),
    ...range(schema.minLength, schema.maxLength, 'characters'),
    ...range(schema.minItems, schema.maxItems, 'entries'),
    ...range(schema.minimum, schema.maximum, 'numbers'),
    ...(schema.format === 'date' ? [messages['api.limit.date']] : []),
    ...(schema.default === undefined ? [] : [fill(messages['api.limit.default'], { value: JSON.stringify(schema.default) })]),
  ]
}

/** Thousands apart by a thin space, which both languages read (ISO 80000-1). */
function grouped(value: unknown): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, '\u202f')
}
