import { FieldFrame, stateOf } from '../../ui/form/field-frame.tsx'
import { useField } from '../form/form-context.ts'

/** One PDF, by the browser's own field: a file cannot be kept from one try to the next without script. */
export function FileField({ name, hint }: { readonly name: string; readonly hint: string }) {
  const { id, label, error } = useField(name)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input id={id} name={name} type="file" accept="application/pdf,.pdf" {...stateOf({ id, optional: undefined, hint, error })} />
    </FieldFrame>
  )
}
