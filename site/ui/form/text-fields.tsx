import { FieldFrame, type FieldProps, stateOf } from './field-frame.tsx'

interface LineProps extends FieldProps {
  readonly defaultValue: string
  readonly autoComplete: string
  readonly enterKeyHint?: 'next' | 'send'
  readonly type: 'text' | 'email' | 'tel' | 'date' | 'password'
}

/** The keys that a phone shows; a date brings its own. */
const keys = { text: 'text', email: 'email', tel: 'tel', date: undefined, password: undefined } as const

/**
 * One line of text. The browser keeps what was typed: React never holds the value. No `maxLength`: it would cut what is
 * pasted without a word, where a message says what to shorten.
 */
export function LineField({ defaultValue, autoComplete, type, enterKeyHint = 'next', ...field }: LineProps) {
  return (
    <FieldFrame {...field}>
      <input
        id={field.id}
        name={field.name}
        type={type}
        inputMode={keys[type]}
        enterKeyHint={enterKeyHint}
        autoComplete={autoComplete}
        spellCheck={false}
        defaultValue={defaultValue}
        {...stateOf(field)}
      />
    </FieldFrame>
  )
}

/** Several lines of text. */
export function AreaField({ defaultValue, rows, ...field }: FieldProps & { readonly defaultValue: string; readonly rows: number }) {
  return (
    <FieldFrame {...field}>
      <textarea id={field.id} name={field.name} rows={rows} defaultValue={defaultValue} {...stateOf(field)} />
    </FieldFrame>
  )
}
