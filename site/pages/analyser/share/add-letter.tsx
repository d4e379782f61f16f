import { useId, useRef, useState } from 'react'
import { FilePicker } from '../../../files/file-button.tsx'
import type { FileNote } from '../../../files/file-text.ts'
import { useNoteWords } from '../../../files/file-words.ts'
import { useGivenText } from '../../../files/use-given-text.ts'
import { useMessages } from '../../../messages/messages.tsx'
import { Working } from '../../../reading/working.tsx'
import { useProblemWords } from './problem-words.ts'
import type { useSharing } from './use-sharing.ts'

type Hint = 'share.more.hint' | 'share.more.added' | 'work.cancelled'
type Sharing = ReturnType<typeof useSharing>

/** Another reference of the same person, pasted or from a file. */
export function AddLetter({ onAdd, onStop }: { onAdd: Sharing['add']; onStop: Sharing['stop'] }) {
  const t = useMessages()
  const id = useId()
  const { given, said, hint, isAdding } = useAddedLetter(onAdd)
  const field = useRef<HTMLTextAreaElement>(null)
  function cancel() {
    onStop()
    field.current?.focus()
  }
  return (
    <details className="shr-a">
      <summary>{t('share.more')}</summary>
      <div className="fld">
        <label htmlFor={id}>{t('analyser.text')}</label>
        <textarea
          ref={field}
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
          {said || hint}
        </p>
        <div className="btns">
          <button type="button" className="btn btn--2 btn--s" onClick={given.submit} disabled={given.isReading || isAdding}>
            {t(given.isReading ? 'analyser.working' : 'share.more.add')}
          </button>
          <FilePicker label={t('analyser.file')} accept="text" onFiles={given.take} />
        </div>
        {isAdding && <Working what={t('share.replacing')} onCancel={cancel} />}
      </div>
    </details>
  )
}

/** The text given and what became of it: added and gone from the field, or still there with the reason. */
function useAddedLetter(onAdd: Sharing['add']) {
  const t = useMessages()
  const problemWords = useProblemWords(1)
  const noteWords = useNoteWords()
  const given = useGivenText(add)
  const [refusal, setRefusal] = useState('')
  const [hint, setHint] = useState<Hint>('share.more.hint')
  const [notes, setNotes] = useState<readonly FileNote[]>([])
  const [isAdding, setIsAdding] = useState(false)
  async function add(text: string, ofFile: readonly FileNote[]) {
    setIsAdding(true)
    setRefusal('')
    const became = await onAdd(text)
    setIsAdding(false)
    setNotes(became === 'added' ? ofFile : [])
    given.setText(became === 'added' ? '' : text)
    setHint(became === 'added' ? 'share.more.added' : became === 'stopped' ? 'work.cancelled' : 'share.more.hint')
    setRefusal(became === 'added' || became === 'stopped' ? '' : problemWords({ code: became, letter: null }))
  }
  return { given, hint: [t(hint), ...notes.map(noteWords)].join(' '), isAdding, said: given.said ?? refusal }
}
