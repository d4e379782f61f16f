import { useMessages } from '../../../messages/messages.tsx'
import { useGradeName } from '../../../reading/grade-name.ts'
import { FieldFrame, useFieldId } from '../../../ui/field.tsx'

interface Props {
  readonly value: string
  readonly grade: number | null | undefined
  readonly onChange: (text: string) => void
}

/** A sentence in the visitor's own words, and how it is read. */
export function OwnWording({ value, grade, onChange }: Props) {
  const t = useMessages()
  const { figure } = useGradeName()
  const id = useFieldId()
  function said() {
    if (value.trim() === '') return t('better.own.empty')
    if (grade === undefined) return ''
    return grade === null ? t('better.own.open') : t('better.own.reads', { grade: figure(grade) })
  }
  return (
    <FieldFrame id={id} label={t('better.own.label')}>
      <textarea id={id} rows={3} lang="de" value={value} onChange={({ target }) => onChange(target.value)} />
      <p className="small" role="status">
        {said()}
      </p>
    </FieldFrame>
  )
}
