import { useState } from 'react'
import { isFor, type OfPerson, ofPersonExamples, ofPersonNames, sentenceAround } from '#zeugnis'
import { useMessages } from '../../messages/messages.tsx'
import { FieldFrame } from '../../ui/field.tsx'
import { specOf } from './draft.ts'
import { type DraftFieldProps, saidOf } from './draft-field.tsx'
import { fieldId } from './field-id.ts'
import type { LetterLanguage } from './write-draft.ts'

interface Props extends DraftFieldProps {
  /** Phrases and grammar of the letter, once they have come: they show what a text becomes. */
  readonly language: LetterLanguage | undefined
}

/** What is true of this person alone. Nothing of it is needed; each text becomes a sentence of the letter. */
export function OfPersonFields(props: Props) {
  const t = useMessages()
  const { draft } = props
  const [isOpen, setIsOpen] = useState(false)
  const isGiven = Object.values(draft.ofPerson).some((text) => text.trim() && !draft.given.includes(text))
  // Once open it stays so: emptying the last field does not close it under the hand that types.
  if (isGiven && !isOpen) setIsOpen(true)
  return (
    <fieldset>
      <legend>{t('draft.group.ofPerson')}</legend>
      <p className="small dim">{t('draft.ofPerson.lead')}</p>
      <details className="gen-d" open={isOpen || undefined}>
        <summary>{t('draft.ofPerson.open')}</summary>
        {ofPersonNames
          .filter((name) => isFor(name, specOf(draft)))
          .map((name) => (
            <OfPersonField key={name} name={name} {...props} />
          ))}
      </details>
    </fieldset>
  )
}

function OfPersonField({ name, draft, notes, language, onChange }: Props & { readonly name: keyof OfPerson }) {
  const t = useMessages()
  const id = fieldId({ field: name })
  const { error, hint, isQuiet } = saidOf(notes(name))
  const example = ofPersonExamples[draft.language][name]
  const shown =
    hint ?? (language && t('draft.ofPerson.hint', { frame: sentenceAround(name, example, specOf(draft), language).replace(example, '…'), example }))
  return (
    <FieldFrame id={id} label={t(`draft.${name}`)} error={error} hint={shown} isQuiet={isQuiet}>
      <textarea
        id={id}
        rows={2}
        value={draft.ofPerson[name] ?? ''}
        lang={draft.language}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={(error ?? shown) ? `${id}-said` : undefined}
        onChange={(event) => onChange({ ofPerson: { ...draft.ofPerson, [name]: event.target.value } })}
      />
    </FieldFrame>
  )
}
