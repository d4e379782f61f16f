import { useState } from 'react'
import { mailText } from '#backend/desk'
import { isLocale, type Locale, locales } from '#words/interface'
import { useLanguage, useSay } from '../../../language/language.tsx'
import { Choice } from '../../../ui/choice.tsx'
import { letterIn } from '../letter-in.ts'
import type { IssueDraft } from '../stored-issue.ts'

/** The mail as readers get it: with its layout’s words, and as plain text. */
export function IssuePreview({ draft }: { readonly draft: IssueDraft }) {
  const say = useSay()
  const own = useLanguage().locale
  const [language, setLanguage] = useState<Locale>(own)
  const [form, setForm] = useState('mail')
  const { body } = letterIn(language, draft)
  return (
    <section className="box">
      <h2>{say('issue.preview')}</h2>
      <div className="choices">
        <Choice
          label={say('enquiry.language')}
          value={language}
          options={locales.map(({ code, name }) => ({ value: code, text: name }))}
          onChoose={(code) => isLocale(code) && setLanguage(code)}
        />
        <Choice
          label={say('issue.form')}
          value={form}
          options={[
            { value: 'mail', text: say('issue.asMail') },
            { value: 'text', text: say('issue.asText') },
          ]}
          onChoose={setForm}
        />
      </div>
      {form === 'mail' ? (
        // What an operator wrote, made by our own Markdown, which lets no HTML through.
        <div className="mail" lang={language} dangerouslySetInnerHTML={{ __html: shifted(body) }} />
      ) : (
        <pre className="mail" lang={language}>
          {mailText(body)}
        </pre>
      )}
    </section>
  )
}

/** The mail's headings stand below those of this page. */
function shifted(body: string): string {
  return body.replace(/<(\/?)h([1-4])>/g, (_, slash: string, level: string) => `<${slash}h${Number(level) + 2}>`)
}
