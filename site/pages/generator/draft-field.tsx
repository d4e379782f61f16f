import { useMessages } from '../../runtime/messages.tsx'
import { TextField } from '../../ui/field.tsx'
import type { Draft } from './draft.ts'
import { fieldId } from './field-id.ts'
import type { FieldNotes } from './field-notes.ts'

/** What every part of the form knows. */
export interface DraftFieldProps {
  readonly draft: Draft
  readonly notes: FieldNotes
  readonly onChange: (more: Partial<Draft>) => void
}

interface TypedFieldProps extends DraftFieldProps {
  readonly field: 'title' | 'firstName' | 'lastName' | 'employer' | 'city' | 'about' | 'job' | 'signer' | 'position'
  readonly rows?: number
}

/** A text of the draft; what is said of it stands below. */
export function TypedField({ field, rows, draft, notes, onChange }: TypedFieldProps) {
  const t = useMessages()
  return (
    <TextField
      id={fieldId({ field })}
      label={t(`draft.${field}`)}
      value={draft[field]}
      {...(rows && { rows })}
      {...notes(field)}
      isQuiet
      lang={draft.language}
      onChange={(value) => onChange({ [field]: value })}
    />
  )
}

/** A calendar day of the draft. */
export function DayField({ field, draft, notes, onChange }: DraftFieldProps & { readonly field: 'from' | 'to' | 'issued' }) {
  const t = useMessages()
  return (
    <TextField
      id={fieldId({ field })}
      label={t(`draft.${field}`)}
      type="date"
      value={draft[field]}
      {...notes(field)}
      isQuiet
      onChange={(value) => onChange({ [field]: value })}
    />
  )
}
