import { useId, useState } from 'react'
import { useMessages } from '../../../runtime/messages.tsx'
import { FileProblem } from '../file-problem.ts'
import { readFile } from '../read-file.ts'
import { useProblemWords } from './problem-words.ts'
import type { useSharing } from './use-sharing.ts'

/** Another reference of the same person, pasted or from a file. */
export function AddLetter({ onAdd }: { onAdd: ReturnType<typeof useSharing>['add'] }) {
  const t = useMessages()
  const id = useId()
  const problemWords = useProblemWords(1)
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  const [isAdded, setIsAdded] = useState(false)
  function add(given: string) {
    const problem = onAdd(given)
    setText(problem ? given : '')
    setIsAdded(problem === null)
    setSaid(problem ? problemWords({ code: problem, letter: null }) : '')
  }
  async function take(file: File | undefined) {
    if (!file) return
    try {
      add(await readFile(file))
    } catch (error) {
      if (!(error instanceof FileProblem)) throw error
      setIsAdded(false)
      setSaid(t(`file.${error.code}`))
    }
  }
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
          value={text}
          placeholder={t('analyser.paste')}
          aria-describedby={`${id}-said`}
          onChange={(event) => setText(event.target.value)}
        />
        <p id={`${id}-said`} className={said ? 'err' : 'hint'} role={said ? 'alert' : 'status'}>
          {said || t(isAdded ? 'share.more.added' : 'share.more.hint')}
        </p>
        <div className="btns">
          <button type="button" className="btn btn--2 btn--s" onClick={() => add(text)}>
            {t('share.more.add')}
          </button>
          <label className="btn btn--2 btn--s">
            {t('analyser.file')}
            <input
              className="vh"
              type="file"
              accept=".txt,.docx,.pdf"
              onChange={({ target }) => {
                void take(target.files?.[0])
                target.value = ''
              }}
            />
          </label>
        </div>
      </div>
    </details>
  )
}
