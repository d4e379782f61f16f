import { type Locale, locales } from '#words/interface'
import type { RequestFacts } from '#zeugnis'
import { useMessages } from '../../../messages/messages.tsx'
import { localized } from '../../../route-table/paths.ts'
import { FieldFrame, useFieldId } from '../../../ui/field.tsx'
import type { ChosenSentence } from './chosen-sentence.ts'
import { FileButtons } from './file-buttons.tsx'
import type { RequestDraft } from './kept-work.ts'
import { newDocument } from './new-document.ts'
import { requestLetter } from './request-letter.ts'

interface Props {
  readonly locale: Locale
  readonly chosen: readonly ChosenSentence[]
  /** What the reference itself says for it, once it is read. */
  readonly facts: RequestFacts | undefined
  readonly draft: RequestDraft
  readonly onChange: (draft: RequestDraft) => void
}

/** The letter to the employer, to be completed here or in Word. What was typed stays until it is drafted again. */
export function RequestLetter({ locale, chosen, facts, draft, onChange }: Props) {
  const t = useMessages()
  const id = useFieldId()
  const { language, typed } = draft
  const today = new Date().toISOString().slice(0, 10)
  const drafted = requestLetter({ language, chosen, facts, today })
  const text = typed ?? drafted
  return (
    <div>
      <h3>{t('better.employee')}</h3>
      <p>{t('better.employee.text')}</p>
      <p>
        {t('better.proof')} <a href={localized('/wissen/zeugnisklage-und-beweislast', locale)}>{t('better.proof.more')}</a>
      </p>
      <LanguageChoice value={language} onChange={(next) => onChange({ ...draft, language: next })} />
      <FieldFrame id={id} label={t('better.request.label')}>
        <textarea id={id} rows={14} lang={language} value={text} onChange={({ target }) => onChange({ ...draft, typed: target.value })} />
      </FieldFrame>
      {typed !== undefined && (
        <p className="small">
          {t('better.request.edited')}{' '}
          <button type="button" className="btn btn--2 btn--s" onClick={() => onChange({ ...draft, typed: undefined })}>
            {t('better.request.again')}
          </button>
        </p>
      )}
      <FileButtons
        copyLabel={t('better.request.copy')}
        files={[
          { format: 'docx', label: t('better.request.docx') },
          { format: 'txt', label: t('better.request.txt') },
        ]}
        name={t('better.request.fileName')}
        textNow={() => text}
        docx={(title) => newDocument(text, [], { title, language, author: '' })}
      />
    </div>
  )
}

function LanguageChoice({ value, onChange }: { value: Locale; onChange: (language: Locale) => void }) {
  const t = useMessages()
  return (
    <fieldset className="chips">
      <legend>{t('better.request.language')}</legend>
      {locales.map(({ code, name }) => (
        <label key={code}>
          <input type="radio" name="bs-lang" checked={value === code} onChange={() => onChange(code)} />
          {name}
        </label>
      ))}
    </fieldset>
  )
}
