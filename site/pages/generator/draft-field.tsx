import { useMessages } from '../../messages/messages.tsx'
import { FieldFrame, TextField } from '../../ui/field.tsx'
import type { Draft } from './draft.ts'
import { fieldId } from './field-id.ts'
import type { FieldNote, FieldNotes } from './field-notes.ts'

/** What every part of the form knows. */
export interface DraftFieldProps {
  readonly draft: Draft
  readonly notes: FieldNotes
  readonly onChange: (more: Partial<Draft>) => void
}

type TypedName =
  | 'title'
  | 'firstName'
  | 'lastName'
  | 'employer'
  | 'city'
  | 'job'
  | 'thirdParties'
  | 'signer'
  | 'position'
  | 'secondSigner'
  | 'secondPosition'

/** A text of the draft; what is said of it stands below. */
export function TypedField({ field, hint, draft, notes, onChange }: DraftFieldProps & { readonly field: TypedName; readonly hint?: string }) {
  const t = useMessages()
  const said = notes(field)
  return (
    <TextField
      id={fieldId({ field })}
      label={t(`draft.${field}`)}
      value={draft[field]}
      {...saidOf({ ...said, hint: said.hint ?? hint })}
      lang={draft.language}
      onChange={(value) => onChange({ [field]: value })}
    />
  )
}

/** The text of the draft that may be longer than a line. */
export function AboutField({ draft, notes, onChange }: DraftFieldProps) {
  const t = useMessages()
  const id = fieldId({ field: 'about' })
  const said = saidOf(notes('about'))
  return (
    <FieldFrame id={id} label={t('draft.about')} {...said}>
      <textarea
        id={id}
        rows={3}
        value={draft.about}
        lang={draft.language}
        autoComplete="off"
        aria-invalid={said.error ? true : undefined}
        aria-describedby={(said.error ?? said.hint) ? `${id}-said` : undefined}
        onChange={(event) => onChange({ about: event.target.value })}
      />
    </FieldFrame>
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
      {...saidOf(notes(field))}
      onChange={(value) => onChange({ [field]: value })}
    />
  )
}

/** The list beside the letter tells of errors: at the field they stand without being read out. */
export function saidOf({ error, remark, hint }: FieldNote) {
  return { error, hint: remark ? <span className="ask">{remark}</span> : hint, isQuiet: true }
}
