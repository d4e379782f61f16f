import { useMessages } from '../../messages/messages.tsx'
import { useGradeName } from '../../reading/grade-name.ts'
import { Flag } from '../../ui/flag.tsx'
import type { Draft } from './draft.ts'

interface Props {
  readonly id: string
  readonly text: string
  readonly grade: number
  readonly draft: Draft
  /** The grade with which the letter's reader takes it; none before it has been read. */
  readonly read: number | null | undefined
  readonly onWrite: (id: string, text: string | undefined) => void
  readonly onOmit: (id: string) => void
}

/** One's own sentence in the place of a suggested one: what is typed is read in its letter, and said where it has another grade. */
export function OwnWording({ id, text, grade, draft, read, onWrite, onOmit }: Props) {
  const t = useMessages()
  const own = draft.edited[id]
  const isOwn = own !== undefined
  const field = `own-${id.replaceAll('.', '-')}`
  return (
    <div className="ui-row ui-row--on gen-own">
      <label htmlFor={field}>{t('generator.own')}</label>
      <textarea
        id={field}
        rows={3}
        value={own ?? text}
        lang={draft.language}
        autoComplete="off"
        onChange={(event) => onWrite(id, event.target.value)}
      />
      <p role="status" className="small">
        {isOwn && <Said text={own} language={draft.language} grade={grade} read={read} />}
      </p>
      <p>
        {isOwn && (
          <button type="button" className="btn btn--2 btn--s" onClick={() => onWrite(id, undefined)}>
            {t('generator.own.back')}
          </button>
        )}
        <button type="button" className="btn btn--2 btn--s" onClick={() => onOmit(id)}>
          {t('generator.omit')}
        </button>
      </p>
    </div>
  )
}

/** What is known of the sentence: that nothing is written yet, that nobody reads English, or with which grade it is read. */
function Said({ text, language, grade, read }: { text: string; language: Draft['language']; grade: number; read: number | null | undefined }) {
  const t = useMessages()
  if (!text.trim()) return t('generator.own.empty')
  if (language === 'en') return t('generator.own.unread')
  return read !== undefined && <ReadAs grade={grade} found={read} />
}

/** With which grade a sentence is read, and whether that is the one that is meant. */
function ReadAs({ grade, found }: { grade: number; found: number | null }) {
  const t = useMessages()
  const { figure } = useGradeName()
  const said = found === grade ? t('generator.own.fits', { grade }) : t('generator.own.differs', { grade, read: figure(found ?? grade) })
  return (
    <>
      <Flag name={found === null ? 'u' : String(Math.round(found))} size={20} /> {found === null ? t('generator.own.open') : said}
    </>
  )
}
