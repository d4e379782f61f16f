import type { Integration } from '#words/facts'
import { fill, type MessageKey } from '#words/interface'
import { TechnicalName } from '../../mdx/integrations/ability.tsx'
import { useText } from '../../mdx/text-context.ts'
import { fieldLabels, fieldNotes } from './reference-fields.ts'

type Field = Integration['fields'][number]

const ways = {
  custom: 'integration.by.custom',
  derived: 'integration.by.derived',
  hand: 'integration.by.hand',
} as const satisfies Readonly<Record<Extract<Field, { by: string }>['by'], MessageKey>>

/** Fields of the system and of the reference, row by row; the person's key first, which stands in no letter. */
export function FieldMapping({ system: { name, identifier, fields } }: { system: Integration }) {
  const { messages } = useText()
  const from = fill(messages['integration.fields.from'], { system: name })
  const key = messages['integration.fields.key']
  return (
    <>
      <table className="tbl fields">
        <caption className="vh">{fill(messages['integration.fields.caption'], { system: name })}</caption>
        <thead>
          <tr>
            <th scope="col">{from}</th>
            <th scope="col">{messages['integration.fields.to']}</th>
            <th scope="col">{messages['integration.fields.note']}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              <TechnicalName name={identifier} />
            </td>
            <th scope="row">{key}</th>
            <td>{messages['integration.fields.key.note']}</td>
          </tr>
          {fields.map((field) => (
            <FieldRow key={field.to} field={field} />
          ))}
        </tbody>
      </table>
      <p className="small dim">{messages['integration.fields.legend']}</p>
    </>
  )
}

function FieldRow({ field }: { field: Field }) {
  const { messages } = useText()
  const note = fieldNotes[field.to]
  return (
    <tr>
      <td>
        <FieldSource field={field} />
      </td>
      <th scope="row">{messages[fieldLabels[field.to]]}</th>
      {note ? <td>{messages[note]}</td> : <td />}
    </tr>
  )
}

function FieldSource({ field }: { field: Field }) {
  const { messages } = useText()
  if ('by' in field) return <span className="by">{messages[ways[field.by]]}</span>
  return (
    <>
      <TechnicalName name={field.from} />
      {!field.documented && <span className="sample">*</span>}
    </>
  )
}
