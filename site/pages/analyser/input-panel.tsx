import { type DragEvent, type FormEvent, useId, useState } from 'react'
import { useMessages } from '../../runtime/messages.tsx'
import { Flag } from '../../ui/flag.tsx'
import { FileProblem } from './file-problem.ts'
import { readFile } from './read-file.ts'
import type { ReadingState } from './use-reading.ts'

interface Props {
  readonly state: Exclude<ReadingState, { state: 'read' }>
  readonly onRead: (text: string) => void
}

/** Paste a text or drop a file; what cannot be read is said, and what was typed stays. */
export function InputPanel({ state, onRead }: Props) {
  const t = useMessages()
  const id = useId()
  const [text, setText] = useState('')
  const [isOver, setIsOver] = useState(false)
  const [problem, setProblem] = useState<FileProblem['code'] | null>(null)
  async function take(file: File | undefined) {
    if (!file) return
    setProblem(null)
    try {
      const read = await readFile(file)
      setText(read)
      onRead(read)
    } catch (error) {
      if (!(error instanceof FileProblem)) throw error
      setProblem(error.code)
    }
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    void take(event.dataTransfer.files[0])
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    setProblem(null)
    onRead(text)
  }
  const said = problem ? t(`file.${problem}`) : state.state === 'refused' ? t(`analyser.problem.${state.problem}`) : null
  return (
    <>
      <form className="az-l az-in" data-react onSubmit={submit}>
        <label className="lbl" htmlFor={id}>
          {t('analyser.text')}
        </label>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut, the button does the same */}
        <div
          className={isOver ? 'drop is-over' : 'drop'}
          onDragOver={(event) => {
            event.preventDefault()
            setIsOver(true)
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
        >
          <textarea
            id={id}
            rows={12}
            value={text}
            placeholder={t('analyser.paste')}
            onChange={(event) => setText(event.target.value)}
            aria-describedby={`${id}-said`}
            lang="de"
          />
          <div className="drop-f">
            <span>{t('analyser.drop')}</span>
            <label className="btn btn--2 btn--s">
              {t('analyser.file')}
              <input className="vh" type="file" accept=".txt,.docx,.pdf" onChange={(event) => void take(event.target.files?.[0])} />
            </label>
          </div>
        </div>
        <p id={`${id}-said`} className={said ? 'note note--err' : 'small dim'} role={said ? 'alert' : undefined}>
          {said ?? t('analyser.limits')}
        </p>
        <button className="btn" type="submit" disabled={state.state === 'working'}>
          {t(state.state === 'working' ? 'analyser.working' : 'analyser.read')}
        </button>
      </form>
      <div className="az-r az-leer">
        <Flag name="q" size={34} />
        <p>{t('analyser.empty')}</p>
      </div>
    </>
  )
}
