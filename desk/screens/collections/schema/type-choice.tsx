import { useSay } from '../../../language/language.tsx'
import { Field } from '../../../ui/field.tsx'
import { type FieldType, fieldTypes } from '../stored/collection.ts'

interface TypeChoiceProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly type: FieldType
  readonly onChoose: (type: FieldType) => void
}

export function TypeChoice({ label, hint, type, onChoose }: TypeChoiceProps) {
  const say = useSay()
  return (
    <Field label={label} hint={hint}>
      <select value={type} onChange={({ target }) => onChoose(fieldTypes.find((one) => one === target.value) ?? 'text')}>
        {fieldTypes.map((one) => (
          <option key={one} value={one}>
            {say(`schema.type.${one}`)}
          </option>
        ))}
      </select>
    </Field>
  )
}
