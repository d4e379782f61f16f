import type { FormEvent } from 'react'
import type { StoredLead } from '#services/desk'
import { isLocale, locales } from '#words/interface'
import { useSay } from '../../../language/language.tsx'
import { Choice } from '../../../ui/choice.tsx'
import { Field } from '../../../ui/field.tsx'
import { Outcome } from '../../../ui/outcome.tsx'
import { templateNames, templateTitle } from './beginning.ts'
import { useAnswer } from './use-answer.ts'

/** An answer by mail. A template begins it; nothing goes out before somebody has read and sent it. */
export function AnswerForm({ enquiry }: { readonly enquiry: StoredLead }) {
  const say = useSay()
  const { answer, template, isOwn, begin, change, send } = useAnswer(enquiry)
  const { language, subject, text } = answer
  function submit(event: FormEvent) {
    event.preventDefault()
    send.mutate()
  }
  return (
    <form className="box" onSubmit={submit}>
      <div className="choices">
        <Choice
          label={say('answer.template')}
          value={template}
          options={templatesIn(language, say('answer.free'))}
          onChoose={(name) => begin(name, language)}
        />
        <Choice
          label={say('enquiry.language')}
          value={language}
          options={locales.map(({ code, name }) => ({ value: code, text: name }))}
          onChoose={(code) => isLocale(code) && begin(template, code)}
        />
      </div>
      <Field label={say('answer.subject')}>
        <input required maxLength={200} lang={language} value={subject} onChange={({ target }) => change({ subject: target.value })} />
      </Field>
      <Field label={say('answer.text')} hint={say(isOwn && template ? 'answer.ownHint' : 'answer.textHint', { email: enquiry.email })}>
        <textarea required rows={10} maxLength={20_000} lang={language} value={text} onChange={({ target }) => change({ text: target.value })} />
      </Field>
      <Outcome
        done={send.isSuccess && say('answer.sent', { email: enquiry.email })}
        problem={send.error && say('answer.failed', { message: send.error.message })}
      />
      <button type="submit" disabled={send.isPending}>
        {say('answer.send')}
      </button>
    </form>
  )
}

function templatesIn(language: Parameters<typeof templateTitle>[1], free: string) {
  return [{ value: '', text: free }, ...templateNames.map((name) => ({ value: name, text: templateTitle(name, language) }))]
}
