import { useEffect, useState } from 'react'
import type { Issuer } from '#zeugnis'
import { useAsker } from '../../../browser/use-asker.ts'
import { stopsLongPaste } from '../../../files/too-long.ts'
import { useMessages } from '../../../messages/messages.tsx'
import { FirmField } from './firm-field.tsx'
import { type LetterAnswer, type LetterQuestion, startLetterWorker } from './letter-worker.ts'
import type { useSharing } from './use-sharing.ts'

const ROWS = 12

/** The letters as they will be stored, to be read and changed, each with the company it counts for. */
export function LetterFields({ sharing }: { sharing: ReturnType<typeof useSharing> }) {
  const t = useMessages()
  const { texts, firms, problem } = sharing
  const issuerOf = useIssuers(texts)
  return texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: letters have no other name, and their fields hold no state
    <div key={index} className="fld shr-l">
      <div className="shr-n">
        <label id={`shr-of-${index}`} htmlFor={`shr-${index}`}>
          {t('share.letter', { number: index + 1 })}
        </label>
        {texts.length > 1 && (
          <button type="button" className="btn btn--2 btn--s" onClick={() => sharing.remove(index)}>
            {t('share.remove')}
            <span className="vh"> {t('share.letter', { number: index + 1 })}</span>
          </button>
        )}
      </div>
      <FirmField index={index} written={firms[index] ?? null} issuer={issuerOf(text)} onName={(firm) => sharing.name(index, firm)} />
      <textarea
        id={`shr-${index}`}
        className="fld-in"
        rows={ROWS}
        lang="de"
        spellCheck={false}
        value={text}
        aria-invalid={problem?.letter === index || undefined}
        aria-describedby="shr-said"
        onChange={(event) => sharing.edit(index, event.target.value)}
        onPaste={(event) => stopsLongPaste(event) && sharing.refuseLength(index)}
      />
    </div>
  ))
}

/** Nobody reads a company's name while typing. */
const NAMED_AFTER_MS = 300

/** Who issued each letter: read in a worker, anew when a letter has changed. */
function useIssuers(texts: readonly string[]): (text: string) => Issuer | undefined {
  const asker = useAsker<LetterQuestion, LetterAnswer>(startLetterWorker)
  const [issuers, setIssuers] = useState<ReadonlyMap<string, Issuer>>(new Map())
  useEffect(() => {
    const timer = setTimeout(() => {
      asker.ask({ letters: texts, asks: 'issuers' }).then(
        (answer) => 'issuers' in answer && setIssuers(new Map(answer.issuers.map((issuer, index) => [texts[index] ?? '', issuer]))),
        // The names are a help beside the letters; whoever shares hears of a lost line then.
        () => setIssuers(new Map()),
      )
    }, NAMED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [texts, asker])
  return (text) => issuers.get(text)
}
