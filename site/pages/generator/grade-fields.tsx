import { type GradedTopic, gradedTopics, grades, isGraded, isJudged } from '#zeugnis'
import { useMessages } from '../../messages/messages.tsx'
import { SelectField } from '../../ui/choice-fields.tsx'
import type { DraftFieldProps } from './draft-field.tsx'
import { ScopeFields } from './scope-fields.tsx'

const values = ['', '1', '2', '3', '4', '5'] as const

/** What else belongs in, and each topic: as the overall grade, or its own. */
export function GradeFields(fields: DraftFieldProps) {
  const t = useMessages()
  const { draft, onChange } = fields
  if (!isJudged(draft)) return null
  return (
    <fieldset>
      <legend className="gen-wl">{t('draft.group.grades')}</legend>
      <ScopeFields {...fields} />
      <details className="gen-d">
        <summary>{t('draft.each')}</summary>
        {gradedTopics
          .filter((topic) => isGraded(topic, draft))
          .map((topic) => (
            <TopicGrade key={topic} topic={topic} draft={draft} onChange={onChange} />
          ))}
      </details>
    </fieldset>
  )
}

function TopicGrade({ topic, draft, onChange }: Pick<DraftFieldProps, 'draft' | 'onChange'> & { readonly topic: GradedTopic }) {
  const t = useMessages()
  const options = values.map((value) => ({
    value,
    label: value === '' ? t('draft.asOverall', { grade: draft.overall }) : `${value}, ${t(`grade.${value}`)}`,
  }))
  const own = draft.grades[topic]
  const value = values.find((one) => one === String(own ?? '')) ?? ''
  function choose(chosen: (typeof values)[number]) {
    const { [topic]: _old, ...others } = draft.grades
    const grade = grades.find((one) => String(one) === chosen)
    onChange({ grades: grade ? { ...others, [topic]: grade } : others })
  }
  return <SelectField label={t(`topic.${topic}`)} value={value} options={options} onChange={choose} />
}
