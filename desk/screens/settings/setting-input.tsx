import { useId } from 'react'
import { useSay } from '../../language/language.tsx'
import { Field } from '../../ui/field.tsx'
import type { SettingField } from './groups.ts'
import { RateRules } from './rate-rules.tsx'

interface SettingInputProps {
  readonly field: SettingField
  readonly value: unknown
  readonly problem: (path: string) => string | undefined
}

/** One value of the settings, entered as its kind wants it. */
export function SettingInput({ field, value, problem }: SettingInputProps) {
  const say = useSay()
  const { path, kind, label, hint } = field
  if (kind === 'flag') return <Flag field={field} isOn={value === true} />
  if (kind === 'rules') return <RateRules path={path} value={value} problem={problem} />
  const shared = { label: say(label), hint: kind === 'secret' ? say('settings.secretHint') : hint && say(hint), problem: problem(path) }
  if (kind === 'lines') {
    const lines = Array.isArray(value) ? value.map(String) : []
    return (
      <Field {...shared}>
        <textarea name={path} rows={Math.max(3, lines.length + 1)} defaultValue={lines.join('\n')} spellCheck={false} />
      </Field>
    )
  }
  if (kind === 'secret')
    return (
      <Field {...shared}>
        <input name={path} type="password" autoComplete="new-password" />
      </Field>
    )
  return (
    <Field {...shared}>
      <input
        name={path}
        defaultValue={String(value ?? '')}
        autoComplete="off"
        spellCheck={false}
        {...(kind === 'number' && { inputMode: 'numeric' })}
      />
    </Field>
  )
}

function Flag({ field: { path, label, hint }, isOn }: { readonly field: SettingField; readonly isOn: boolean }) {
  const say = useSay()
  const id = useId()
  return (
    <div className="ticks">
      <label>
        <input type="checkbox" name={path} defaultChecked={isOn} aria-describedby={hint && id} /> {say(label)}
      </label>
      {hint && (
        <p id={id} className="hint">
          {say(hint)}
        </p>
      )}
    </div>
  )
}
