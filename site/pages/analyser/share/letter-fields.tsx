import { useEffect, useState } from 'react'
import { useAsker } from '../../../browser/use-asker.ts'
import { stopsLongPaste } from '../../../files/too-long.ts'
import { useMessages } from '../../../messages/messages.tsx'
import { type LetterAnswer, type LetterQuestion, startLetterWorker } from './letter-worker.ts'

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

/** Nobody reads a company's name while typing. */
const NAMED_AFTER_MS = 300

/** Which company each letter counts for in the report: read in a worker, anew when a letter has changed. */
function useCompanies(texts: readonly string[]): (text: string) => string {
  const t = useMessages()
  const asker = useAsker<LetterQuestion, LetterAnswer>(startLetterWorker)
  const [companies, setCompanies] = useState<ReadonlyMap<string, string | null>>(new Map())
  useEffect(() => {
    const timer = setTimeout(() => {
      asker.ask({ letters: texts, asks: 'companies' }).then(
        (answer) => 'companies' in answer && setCompanies(new Map(answer.companies.map((name, index) => [texts[index] ?? '', name]))),
        // The names are a help beside the letters; whoever shares hears of a lost line then.
        () => setCompanies(new Map()),
      )
    }, NAMED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [texts, asker])
  return (text) => (companies.get(text) === null ? t('report.unnamed') : (companies.get(text) ?? ''))
}
