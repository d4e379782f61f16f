import { useMessages } from '../../runtime/messages.tsx'
import { loadWhole } from '../../runtime/navigation/load-whole.ts'
import { useFieldId } from '../../ui/field.tsx'
import type { Draft } from './draft.ts'

interface Props {
  readonly draft: Draft
  readonly error: string | undefined
  readonly onChange: (more: Partial<Draft>) => void
}

/** The list of duties, the most important first: typed, suggested by the role, moved by buttons. */
export function TaskFields({ draft, error, onChange }: Props) {
  const t = useMessages()
  const { tasks } = draft
  const set = (next: readonly string[]) => onChange({ tasks: next.length > 0 ? next : [''] })
  async function suggest() {
    const { roleTexts } = await import('#zeugnis/role-texts')
    const suggested = roleTexts[draft.role]?.tasks.map((task) => task[draft.language]) ?? []
    set([...tasks.filter((task) => task.trim() && !suggested.includes(task)), ...suggested])
  }
  return (
    <fieldset>
      <legend>{t('draft.group.tasks')}</legend>
      <ol className="gen-t">
        {tasks.map((task, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a duty has no name but its place
          <TaskRow key={index} task={task} index={index} tasks={tasks} language={draft.language} onSet={set} />
        ))}
      </ol>
      {error && (
        <p className="err" role="alert">
          {error}
        </p>
      )}
      <div className="btns">
        <button type="button" className="btn btn--2 btn--s" onClick={() => set([...tasks, ''])}>
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

interface RowProps {
  readonly task: string
  readonly index: number
  readonly tasks: readonly string[]
  readonly language: string
  readonly onSet: (tasks: readonly string[]) => void
}

function TaskRow({ task, index, tasks, language, onSet }: RowProps) {
  const t = useMessages()
  const id = useFieldId()
  const number = index + 1
  return (
    <li>
      <label className="vh" htmlFor={id}>
        {t('draft.task', { number })}
      </label>
      <input
        id={id}
        className="fld-in"
        type="text"
        value={task}
        lang={language}
        autoComplete="off"
        onChange={(event) => onSet(tasks.with(index, event.target.value))}
      />
      <button type="button" disabled={index === 0} aria-label={t('draft.task.up', { number })} onClick={() => onSet(swapped(tasks, index - 1))}>
        ↑
      </button>
      <button
        type="button"
        disabled={number === tasks.length}
        aria-label={t('draft.task.down', { number })}
        onClick={() => onSet(swapped(tasks, index))}
      >
        ↓
      </button>
      <button type="button" aria-label={t('draft.task.remove', { number })} onClick={() => onSet(tasks.toSpliced(index, 1))}>
        ×
      </button>
    </li>
  )
}

/** The list with two neighbours changed. */
function swapped(tasks: readonly string[], first: number): readonly string[] {
  return tasks.with(first, tasks[first + 1] ?? '').with(first + 1, tasks[first] ?? '')
}
