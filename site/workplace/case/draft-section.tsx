import { type Comment, type Draft, offeredTo } from '#processes'
import type { CasePage } from '#services/cases'
import { casePath } from '../../route-table/account-paths.ts'
import { inLocale } from '../../route-table/pages.ts'
import { Press, WorkForm } from '../form/work-form.tsx'
import { GradeWord } from '../grade-line.tsx'
import { Comments } from '../letter/comments.tsx'
import { Letter } from '../letter/letter.tsx'
import { generalIn, type Numbered, partsOf } from '../letter/parts.ts'
import { ReadingOf } from '../letter/reading-of.tsx'
import { useLocale, useWords } from '../words.ts'

/** The letter, sentence by sentence, with what the engine reads in it. */
export function DraftSection({ page }: { readonly page: CasePage }) {
  const say = useWords()
  const locale = useLocale()
  const { one, reading } = page
  if (!one.draft) return null
  const mayEdit = offeredTo('hr', one).includes('editDraft')
  return (
    <>
      {reading && <ReadingOf reading={reading} lang={one.request.language} />}
      {mayEdit ? (
        <DraftForm draft={one.draft} comments={one.comments ?? []} lang={one.request.language} />
      ) : (
        <Letter draft={one.draft} comments={one.comments ?? []} lang={one.request.language} />
      )}
      <p className="wp-files">
        {(['pdf', 'docx'] as const).map((format) => (
          <a key={format} href={inLocale(`${casePath(page.id)}/entwurf.${format}`, locale)}>
            {say(`file.${format}`)}
          </a>
        ))}
      </p>
    </>
  )
}

interface FormProps {
  readonly draft: Draft
  readonly comments: readonly Comment[]
  readonly lang: string
}

/** A field for each sentence, by the parts of the letter. */
function DraftForm({ draft, comments, lang }: FormProps) {
  const say = useWords()
  const general = generalIn(comments, draft)
  return (
    <WorkForm form="editDraft" className="wf wf--wide">
      {general.length > 0 && (
        <fieldset className="sent-g">
          <legend>{say('comment.whole')}</legend>
          <Comments comments={general} isToSettle />
        </fieldset>
      )}
      <p className="small dim">{say('draft.edit')}</p>
      {partsOf(draft).map(({ part, sentences }) => (
        <fieldset key={part} className="sent-g">
          <legend>{say(`letter.${part}`)}</legend>
          {sentences.map((sentence) => (
            <SentenceField key={sentence.id} sentence={sentence} comments={comments.filter((one) => one.sentence === sentence.id)} lang={lang} />
          ))}
        </fieldset>
      ))}
      <div className="stick">
        <Press deed="editDraft">{say('call.editDraft')}</Press>
      </div>
    </WorkForm>
  )
}

interface SentenceProps {
  readonly sentence: Numbered
  readonly comments: readonly Comment[]
  readonly lang: string
}

const CHARACTERS_A_LINE = 62

/** A sentence to be edited, what stood there before, and what was said of it. */
function SentenceField({ sentence: { id, number, text, made, grade, replaced }, comments, lang }: SentenceProps) {
  const say = useWords()
  const field = `sentence-${id}`
  return (
    <div className={text === made ? 'sent' : 'sent sent--changed'}>
      <label className="sent-l" htmlFor={field}>
        {say('sentence', { number })}
        {grade !== null && text === made && <GradeWord grade={grade} />}
        {text === '' && <span className="dim">{say('sentence.gone')}</span>}
      </label>
      <textarea lang={lang} id={field} name={`s.${id}`} defaultValue={text} rows={Math.max(1, Math.ceil(text.length / CHARACTERS_A_LINE))} />
      {text !== made && <p className="small sent-was">{made ? say('sentence.was', { text: made }) : say('sentence.new')}</p>}
      {replaced && <p className="small sent-was">{say('sentence.replaced', { text: replaced })}</p>}
      <Comments comments={comments} isToSettle />
    </div>
  )
}
