import { useState } from 'react'
import type { Locale } from '#words/interface'
import { saveFile } from '../../../browser/save-file.ts'
import { useMessages } from '../../../messages/messages.tsx'
import { CheckField } from '../../../ui/choice-fields.tsx'
import { type AskStack, wasStopped } from './ask-stack.ts'
import { protocolOf } from './protocol-of.ts'
import type { CheckedRow } from './stack-answer.ts'
import { filesOf, type RowLetter } from './use-writing.ts'

interface Props {
  readonly ask: AskStack
  readonly rows: readonly CheckedRow[]
  readonly letters: readonly RowLetter[]
  /** Whether each row that can be a letter is one. */
  readonly isWhole: boolean
  readonly locale: Locale
}

/** Hands all letters over as one archive, with a protocol of what became of each row. */
export function ArchiveButton({ ask, rows, letters, isWhole, locale }: Props) {
  const t = useMessages()
  const [hasGrades, setHasGrades] = useState(true)
  const [said, setSaid] = useState('')
  async function save() {
    const name = `${t('stack.archive.file')}.zip`
    const protocol = { name: `${t('stack.protocol.file')}.csv`, bytes: protocolOf(rows, letters, { hasGrades, locale, t }) }
    try {
      const { bytes } = await ask({ ask: 'archive', files: [...filesOf(letters, rows), protocol] })
      saveFile(bytes, name, 'zip')
      setSaid(t('file.saved', { name }))
    } catch (error) {
      if (!wasStopped(error)) setSaid(t('file.failed'))
    }
  }
  return (
    <>
      <button type="button" className={isWhole ? 'btn' : 'btn btn--2'} onClick={() => void save()}>
        {t(isWhole ? 'stack.archive' : 'stack.archive.some', { count: letters.length })}
      </button>
      <CheckField label={t('stack.protocol.grades')} value={hasGrades} onChange={setHasGrades} />
      <span className="small dim" role="status">
        {said}
      </span>
    </>
  )
}
