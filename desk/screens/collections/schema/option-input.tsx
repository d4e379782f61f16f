import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSay } from '../../../language/language.tsx'
import { Field } from '../../../ui/field.tsx'
import { COLLECTIONS, listCollections } from '../stored/collections.ts'
import type { OptionKind } from './field-options.ts'
import { JsonOption } from './json-option.tsx'
import type { OptionProps } from './option-props.ts'

interface OptionInputProps extends OptionProps {
  readonly kind: OptionKind
  /** Whether it is chosen once and for all. */
  readonly isFixed?: boolean
}

/** One option, by its kind. */
export function OptionInput({ kind, isFixed = false, ...option }: OptionInputProps) {
  if (kind === 'flag') return <Flag {...option} />
  if (kind === 'list') return <ListOption {...option} />
  if (kind === 'lines') return <LinesOption {...option} />
  if (kind === 'json') return <JsonOption {...option} />
  if (kind === 'collection') return <CollectionChoice {...option} isFixed={isFixed} />
  return <LineOption {...option} kind={kind} />
}

function Flag({ label, value, problem, onChange }: OptionProps) {
  return (
    <div className="field">
      <label className="tick">
        <input type="checkbox" checked={value === true} onChange={({ target }) => onChange(target.checked)} /> {label}
      </label>
      {problem && <p className="problem">{problem}</p>}
    </div>
  )
}

function LineOption({ label, value, problem, onChange, kind }: OptionProps & { readonly kind: 'text' | 'number' | 'limit' }) {
  const read = (text: string) => (kind === 'text' ? text : numberOf(text, kind === 'limit'))
  return (
    <Field label={label} problem={problem}>
      <input
        type={kind === 'text' ? 'text' : 'number'}
        spellCheck={false}
        value={String(value ?? '')}
        onChange={({ target }) => onChange(read(target.value))}
      />
    </Field>
  )
}

/** Empty is no limit, or what the contract takes for none. */
const numberOf = (text: string, isLimit: boolean): number | null => (text === '' && isLimit ? null : Number(text))

function ListOption({ label, value, problem, onChange }: OptionProps) {
  const say = useSay()
  const lines = Array.isArray(value) ? value.map(String) : []
  const [text, setText] = useState(lines.join('\n'))
  // What somebody else has saved comes from outside; an empty line at the end is only typed.
  if (linesOf(text).join('\n') !== lines.join('\n')) setText(lines.join('\n'))
  function type(next: string) {
    setText(next)
    onChange(linesOf(next))
  }
  return (
    <Field label={label} hint={say('schema.lineEach')} problem={problem}>
      <textarea rows={Math.max(2, lines.length)} spellCheck={false} value={text} onChange={({ target }) => type(target.value)} />
    </Field>
  )
}

const linesOf = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || [])

function LinesOption({ label, value, problem, onChange }: OptionProps) {
  return (
    <Field label={label} problem={problem}>
      <textarea rows={6} value={String(value ?? '')} onChange={({ target }) => onChange(target.value)} />
    </Field>
  )
}

function CollectionChoice({ label, value, isFixed, problem, onChange }: OptionProps & { readonly isFixed: boolean }) {
  const { data: collections = [] } = useQuery({ queryKey: [COLLECTIONS], queryFn: listCollections })
  return (
    <Field label={label} problem={problem}>
      <select value={String(value ?? '')} disabled={isFixed} onChange={({ target }) => onChange(target.value)}>
        <option value="">–</option>
        {collections.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  )
}
