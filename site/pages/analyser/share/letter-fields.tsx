import { useDeferredValue, useMemo } from 'react'
import { groupLetters } from '#services/reports'
import { useMessages } from '../../../runtime/messages.tsx'
import { stopsLongPaste } from '../files/too-long.ts'

interface Props {
  readonly texts: readonly string[]
  /** Place of the letter that something is wrong with. */
  readonly wrong: number | null
  readonly onEdit: (index: number, text: string) => void
  readonly onRemove: (index: number) => void
  readonly onTooLong: (index: number) => void
}

const ROWS = 12

/** The letters as they will be stored, to be read and changed, each with the company it counts for. */
export function LetterFields({ texts, wrong, onEdit, onRemove, onTooLong }: Props) {
  const t = useMessages()
  const companyOf = useCompanies(texts)
  return texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: letters have no other name, and their fields hold no state
    <div key={index} className="fld shr-l">
      <div className="shr-n">
        <label htmlFor={`shr-${index}`}>{t('share.letter', { number: index + 1 })}</label>
        <span>{companyOf(text)}</span>
        {texts.length > 1 && (
          <button type="button" className="btn btn--2 btn--s" onClick={() => onRemove(index)}>
            {t('share.remove')}
            <span className="vh"> {t('share.letter', { number: index + 1 })}</span>
          </button>
        )}
      </div>
      <textarea
        id={`shr-${index}`}
        className="fld-in"
        rows={ROWS}
        lang="de"
        spellCheck={false}
        value={text}
        aria-invalid={wrong === index || undefined}
        aria-describedby="shr-said"
        onChange={(event) => onEdit(index, event.target.value)}
        onPaste={(event) => stopsLongPaste(event) && onTooLong(index)}
      />
    </div>
  ))
}

/** Which company each letter counts for in the report: read again while nothing else is to be done. */
function useCompanies(texts: readonly string[]): (text: string) => string {
  const t = useMessages()
  const later = useDeferredValue(texts)
  const companies = useMemo(() => later.flatMap((text) => readOne(text)), [later])
  return (text) => {
    const found = companies.find(({ letters }) => letters.includes(text))
    return found ? (found.name ?? t('report.unnamed')) : ''
  }
}

function readOne(text: string) {
  const grouped = groupLetters([text])
  return grouped.isGrouped ? grouped.companies : []
}
