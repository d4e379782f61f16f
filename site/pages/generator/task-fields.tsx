import type { ClipboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useMessages } from '../../messages/messages.tsx'
import { loadWhole } from '../../navigation/load-whole.ts'
import type { DraftFieldProps } from './draft-field.tsx'
import { fieldId } from './field-id.ts'
import type { FieldNote } from './field-notes.ts'
import { dutiesOf } from './pasted-lines.ts'

/** The list of duties, the most important first: typed, suggested by the role, moved by buttons. */
export function TaskFields({ draft, notes, onChange }: DraftFieldProps) {
  const t = useMessages()
  const { tasks } = draft
  const { error, hint } = notes('tasks')
  const set = (next: readonly string[]) => onChange({ tasks: next.length > 0 ? next : [''] })
  async function suggest() {
    const { roleTexts } = await import('#zeugnis/role-texts')
    const all = roleTexts[draft.role]?.tasks.map((task) => task[draft.language]) ?? []
    // Who is in training guides no trainees.
    const suggested = draft.kind === 'ausbildung' ? all.filter((task) => !/Auszubildende|trainees|apprentices/.test(task)) : all
    set([...tasks.filter((task) => task.trim() && !suggested.includes(task)), ...suggested])
  }
  /** The new field is the next that somebody wants to type in. */
  function add() {
    flushSync(() => set([...tasks, '']))
    document.getElementById(fieldId({ field: 'tasks', index: tasks.length }))?.focus()
  }
  return (
    <fieldset>
      <legend>{t('draft.group.tasks')}</legend>
      <ol className="gen-t">
        {tasks.map((task, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a duty has no name but its place
          <TaskRow key={index} task={task} index={index} tasks={tasks} language={draft.language} note={notes('tasks', index)} onSet={set} />
        ))}
      </ol>
      {(error ?? hint) && <p className={error ? 'err' : 'hint'}>{error ?? hint}</p>}
      <div className="btns">
        <button type="button" className="btn btn--2 btn--s" onClick={add}>
          {t('draft.task.add')}
        </button>
        {draft.role && (
          <button type="button" className="btn btn--2 btn--s" onClick={() => void suggest().catch(loadWhole)}>
            {t('draft.task.suggest')}
          </button>
        )}
      </div>
    </fieldset>
  )
}

/** What fits beside the buttons; browsers that size a field by its content need no guess. */
const CHARACTERS_A_LINE = 34

interface RowProps {
  readonly task: string
  readonly index: number
  readonly tasks: readonly string[]
  readonly language: string
  readonly note: FieldNote
  readonly onSet: (tasks: readonly string[]) => void
}

function TaskRow({ task, index, tasks, language, note: { error, remark }, onSet }: RowProps) {
  const t = useMessages()
  const id = fieldId({ field: 'tasks', index })
  const said = error ?? remark
  const number = index + 1
  /** A list that was copied elsewhere becomes as many duties: in place of what was selected, else behind it. */
  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const lines = dutiesOf(event.clipboardData.getData('text'))
    if (lines.length < 2) return
    event.preventDefault()
    const { selectionStart, selectionEnd } = event.currentTarget
    const isReplaced = selectionEnd - selectionStart >= task.trim().length
    onSet(isReplaced ? tasks.toSpliced(index, 1, ...lines) : tasks.toSpliced(number, 0, ...lines))
  }
  return (
    <li>
      <label className="vh" htmlFor={id}>
        {t('draft.task', { number })}
      </label>
      <textarea
        id={id}
        className="fld-in"
        rows={Math.ceil(task.length / CHARACTERS_A_LINE) || 1}
        value={task}
        lang={language}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={said ? `${id}-said` : undefined}
        onChange={(event) => onSet(tasks.with(index, inOneLine(event.target.value)))}
        onPaste={paste}
      />
      <TaskMoves index={index} tasks={tasks} onSet={onSet} />
      {said && (
        <p id={`${id}-said`} className={error ? 'err' : 'ask'}>
          {said}
        </p>
      )}
    </li>
  )
}

/** One place up or down, or away. */
function TaskMoves({ index, tasks, onSet }: Pick<RowProps, 'index' | 'tasks' | 'onSet'>) {
  const t = useMessages()
  const number = index + 1
  /** The field that took its place, or the last, is where one goes on. */
  function remove() {
    flushSync(() => onSet(tasks.toSpliced(index, 1)))
    document.getElementById(fieldId({ field: 'tasks', index: Math.max(0, Math.min(index, tasks.length - 2)) }))?.focus()
  }
  return (
    <>
      <button type="button" disabled={index === 0} aria-label={t('draft.task.up', { number })} onClick={() => onSet(swapped(tasks, index - 1))}>
        <i className="ic ic--up" />
      </button>
      <button
        type="button"
        disabled={number === tasks.length}
        aria-label={t('draft.task.down', { number })}
        onClick={() => onSet(swapped(tasks, index))}
      >
        <i className="ic ic--down" />
      </button>
      <button type="button" aria-label={t('draft.task.remove', { number })} onClick={remove}>
        <i className="ic ic--away" />
      </button>
    </>
  )
}

/** Lines as one. */
function inOneLine(text: string): string {
  return text.replace(/\s+/g, (blank) => (blank.includes('\n') ? ' ' : blank))
}

/** The list with two neighbours changed. */
function swapped(tasks: readonly string[], first: number): readonly string[] {
  return tasks.with(first, tasks[first + 1] ?? '').with(first + 1, tasks[first] ?? '')
}
