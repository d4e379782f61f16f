import { useState } from 'react'
import type { Letter } from '#zeugnis/generate'
import { useMessages } from '../../runtime/messages.tsx'
import type { Draft } from './draft.ts'

/** What can be done with the letter. */
export function LetterActions({ letter, onReword }: { letter: Letter; draft: Draft; onReword: () => void }) {
  const t = useMessages()
  const [said, setSaid] = useState('')
  async function copy() {
    setSaid(
      await navigator.clipboard.writeText(letter.plainText).then(
        () => t('code.copied'),
        () => t('code.copyFailed'),
      ),
    )
  }
  return (
    <div className="gen-a">
      <button type="button" className="btn btn--s" onClick={() => void copy()}>
        {t('generator.copy')}
      </button>
      <button type="button" className="btn btn--2 btn--s" onClick={() => print()}>
        {t('generator.print')}
      </button>
      <button type="button" className="btn btn--2 btn--s" onClick={onReword}>
        {t('generator.reword')}
      </button>
      <span className="small dim" role="status">
        {said}
      </span>
    </div>
  )
}
