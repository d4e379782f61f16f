import type { Locale } from '#words/interface'
import { useSay } from '../../language/language.tsx'
import { Field } from '../../ui/field.tsx'
import type { IssueDraft } from './stored-issue.ts'

interface IssueFieldsProps {
  readonly language: Locale
  /** What the language calls itself. */
  readonly name: string
  readonly draft: IssueDraft
  readonly onChange: (part: Partial<IssueDraft>) => void
}

const fieldsOf = { de: ['subjectDe', 'textDe'], en: ['subjectEn', 'textEn'] } as const

/** Subject and text in one language. */
export function IssueFields({ language, name, draft, onChange }: IssueFieldsProps) {
  const say = useSay()
  const [subject, text] = fieldsOf[language]
  return (
    <fieldset className="half" lang={language}>
      <legend>{name}</legend>
      <Field label={say('newsletter.subject')}>
        <input maxLength={200} value={draft[subject]} onChange={({ target }) => onChange({ [subject]: target.value })} />
      </Field>
      <Field label={say('issue.text')}>
        <textarea rows={16} maxLength={50_000} value={draft[text]} onChange={({ target }) => onChange({ [text]: target.value })} />
      </Field>
    </fieldset>
  )
}
