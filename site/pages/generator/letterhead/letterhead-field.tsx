import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { FieldFrame } from '../../../ui/field.tsx'
import { type LetterheadProblem, MOST_BYTES, makeLetterhead } from './make-letterhead.ts'
import { putLetterhead, useLetterhead } from './use-letterhead.ts'

const ID = 'draft-letterhead'

/** An image of the letterhead, drawn and kept in this browser. */
export function LetterheadField() {
  const t = useMessages()
  const letterhead = useLetterhead()
  const [problem, setProblem] = useState<LetterheadProblem>()
  async function take(file: File | undefined) {
    if (!file) return
    const made = await makeLetterhead(file)
    if (typeof made === 'string') return setProblem(made)
    setProblem(undefined)
    putLetterhead(made)
  }
  return (
    <FieldFrame
      id={ID}
      label={t('draft.letterhead')}
      error={problem && t(`draft.letterhead.${problem}`, { most: MOST_BYTES / 2 ** 20 })}
      hint={t('draft.letterhead.hint')}
    >
      <input
        id={ID}
        className="vh"
        type="file"
        accept=".png,.jpg,.jpeg,.svg"
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${ID}-said`}
        onChange={({ target }) => {
          void take(target.files?.[0])
          target.value = ''
        }}
      />
      <label htmlFor={ID} className="btn btn--2 btn--s file">
        {t('draft.letterhead.choose')}
      </label>
      {letterhead && (
        <p className="gen-i">
          <img src={letterhead.src} width={letterhead.width} height={letterhead.height} alt={t('draft.letterhead.shown')} />
          <button type="button" className="btn btn--2 btn--s" onClick={() => putLetterhead(undefined)}>
            {t('draft.letterhead.remove')}
          </button>
        </p>
      )}
    </FieldFrame>
  )
}
