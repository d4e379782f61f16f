import { type DragEvent, useState } from 'react'
import type { Locale } from '#words/interface'
import { useMessages } from '../../../messages/messages.tsx'
import { type SampleCells, SampleRows } from './sample-rows.tsx'
import { stackLimits } from './table/table.ts'
import { templatePath } from './template-path.ts'
import type { useTable } from './use-table.ts'

interface Props extends Pick<ReturnType<typeof useTable>, 'given' | 'problem' | 'isReading'> {
  readonly locale: Locale
  readonly onFile: (file: File) => void
  readonly sample: SampleCells
  readonly onSample: () => void
}

/** Where the table comes in: a file, dropped or chosen, or the sample; and the template to fill. */
export function TableFile({ given, problem, isReading, locale, sample, onFile, onSample }: Props) {
  const t = useMessages()
  const [isOver, setIsOver] = useState(false)
  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut, the button does the same
    <div
      className={isOver ? 'stk-p is-over' : 'stk-p'}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <h2>{t('stack.file')}</h2>
      <p>{t('stack.file.hint', { rows: stackLimits.rows })}</p>
      <div className="btns">
        <TablePicker onFile={onFile} isFirst={!given} />
        <button type="button" className="btn btn--2 btn--s" data-script="" onClick={onSample}>
          {t('stack.sample')}
        </button>
        {(['xlsx', 'csv'] as const).map((ending) => (
          <a key={ending} className="btn btn--2 btn--s" href={templatePath(locale, ending)} download={`${t('stack.template.file')}.${ending}`}>
            {t(`stack.template.${ending}`)}
          </a>
        ))}
      </div>
      <FileStatus given={given} problem={problem} isReading={isReading} />
      {!given && <SampleRows sample={sample} />}
    </div>
  )
}

function FileStatus({ given, problem, isReading }: Pick<Props, 'given' | 'problem' | 'isReading'>) {
  const t = useMessages()
  return (
    <p role="status" className={problem ? 'note note--err' : 'small dim'}>
      {isReading && t('stack.reading')}
      {problem && t(`stack.problem.${problem}`, { rows: stackLimits.rows, megabytes: stackLimits.bytes / 2 ** 20 })}
      {problem && given && ` ${t('stack.problem.kept', { name: given.name })}`}
      {!isReading && !problem && given && t('stack.read', { name: given.name, rows: given.table.rows.length, columns: given.table.headers.length })}
    </p>
  )
}

function TablePicker({ onFile, isFirst }: { onFile: (file: File) => void; isFirst: boolean }) {
  const t = useMessages()
  return (
    <label data-script="" className={isFirst ? 'btn btn--s' : 'btn btn--2 btn--s'}>
      {t(isFirst ? 'stack.choose' : 'stack.choose.other')}
      <input
        className="vh"
        type="file"
        accept=".csv,.tsv,.txt,.xlsx"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          target.value = ''
        }}
      />
    </label>
  )
}
