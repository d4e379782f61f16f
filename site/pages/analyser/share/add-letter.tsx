import { useId, useState } from 'react'
import { useMessages } from '../../../runtime/messages.tsx'
import { FileButton } from '../files/file-button.tsx'
import { useGivenText } from '../files/use-given-text.ts'
import { useProblemWords } from './problem-words.ts'
import type { useSharing } from './use-sharing.ts'

/** Another reference of the same person, pasted or from a file. */
export function AddLetter({ onAdd }: { onAdd: ReturnType<typeof useSharing>['add'] }) {
  const t = useMessages()
  const id = useId()
  const problemWords = useProblemWords(1)
  const given = useGivenText(add)
  const [refusal, setRefusal] = useState('')
  const [isAdded, setIsAdded] = useState(false)
  function add(text: string) {
    const problem = onAdd(text)
    given.setText(problem ? text : '')
    setIsAdded(problem === null)
    setRefusal(problem ? problemWords({ code: problem, letter: null }) : '')
  }
  const said = given.said ?? refusal
  return (
    <details className="shr-a">
      <summary>{t('share.more')}</summary>
      <div className="fld">
        <label htmlFor={id}>{t('analyser.text')}</label>
        <textarea
          id={id}
          className="fld-in"
          rows={5}
          lang="de"
          value={given.text}
          placeholder={t('analyser.paste')}
          aria-describedby={`${id}-said`}
          onChange={(event) => given.setText(event.target.value)}
          onPaste={given.paste}
          onDragOver={(event) => event.preventDefault()}
          onDrop={given.drop}
        />
        <p id={`${id}-said`} className={said ? 'err' : 'hint'} role={said ? 'alert' : 'status'}>
          {said || t(isAdded ? 'share.more.added' : 'share.more.hint')}
        </p>
        <div className="btns">
          <button type="button" className="btn btn--2 btn--s" onClick={given.submit} disabled={given.isReading}>
            {t(given.isReading ? 'analyser.working' : 'share.more.add')}
          </button>
          <FileButton onFile={given.take} />
        </div>
      </div>
    </details>
  )
}
