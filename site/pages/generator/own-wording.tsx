import { useEffect, useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { useGradeName } from '../../reading/grade-name.ts'
import { Flag } from '../../ui/flag.tsx'
import type { Draft } from './draft.ts'

interface Props {
  readonly id: string
  readonly text: string
  readonly grade: number
  readonly draft: Draft
  readonly onWrite: (id: string, text: string | undefined) => void
}

type Read = (text: string, names: readonly string[]) => number | null

/** What reads German sentences, once it has come; without it they can be written all the same. */
function useReader(isGerman: boolean): Read | undefined {
  const [read, setRead] = useState<Read>()
  useEffect(() => {
    if (isGerman) import('../../reading/own-grade.ts').then(({ readGrade }) => setRead(() => readGrade), console.warn)
  }, [isGerman])
  return read
}

/** One's own sentence in the place of a suggested one: what is typed is read at once, and said where it has another grade. */
export function OwnWording({ id, text, grade, draft, onWrite }: Props) {
  const t = useMessages()
  const read = useReader(draft.language === 'de')
  const isOwn = draft.edited[id] !== undefined
  const found = read && isOwn ? read(text, [draft.firstName, draft.lastName, draft.title]) : undefined
  const field = `own-${id.replaceAll('.', '-')}`
  return (
    <div className="ui-row ui-row--on gen-own">
      <label htmlFor={field}>{t('generator.own')}</label>
      <textarea
        id={field}
        rows={3}
        value={draft.edited[id] ?? text}
        lang={draft.language}
        autoComplete="off"
        onChange={(event) => onWrite(id, event.target.value)}
      />
      <p role="status" className="small">
        {found !== undefined && <ReadAs grade={grade} found={found} />}
      </p>
      {isOwn && (
        <button type="button" className="btn btn--2 btn--s" onClick={() => onWrite(id, undefined)}>
          {t('generator.own.back')}
        </button>
      )}
    </div>
  )
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
