import { useQuery } from '@tanstack/react-query'
import { ClientResponseError } from 'pocketbase'
import { useId, useState } from 'react'
import { useSay } from '../../../language/language.tsx'
import { backend } from '../../../session/backend.ts'
import { RuleProblem } from '../rule-problem.tsx'
import type { StoredCollection } from '../stored/collection.ts'
import { ruleFault } from '../stored/rule-fault.ts'
import { useSettled } from '../use-settled.ts'

interface RuleFieldProps {
  readonly collection: StoredCollection
  readonly label: string
  /** Null lets only operators, "" everybody. */
  readonly value: string | null
  /** Names of the fields as they are in the form. */
  readonly fields: readonly string[]
  readonly problem: string | undefined
  readonly onChange: (rule: string | null) => void
}

const ways = ['operators', 'everybody', 'rule'] as const
type Way = (typeof ways)[number]

/** Who may do one thing: nobody but operators, everybody, or whom a rule lets. A rule that is empty lets nobody by mistake. */
export function RuleField({ label, value, onChange, ...checked }: RuleFieldProps) {
  const say = useSay()
  const id = useId()
  const [isWriting, setIsWriting] = useState(Boolean(value))
  const way: Way = value || isWriting ? 'rule' : value === '' ? 'everybody' : 'operators'
  function choose(next: Way) {
    setIsWriting(next === 'rule')
    onChange(next === 'everybody' ? '' : null)
  }
  return (
    <fieldset className="rule-field">
      <legend>{label}</legend>
      <div className="ticks ticks--row">
        {ways.map((one) => (
          <label key={one}>
            <input type="radio" name={id} checked={way === one} onChange={() => choose(one)} /> {say(`schema.way.${one}`)}
          </label>
        ))}
      </div>
      {way === 'rule' && <RuleText {...checked} label={label} text={value ?? ''} onChange={(text) => onChange(text.trim() ? text : null)} />}
    </fieldset>
  )
}

type RuleTextProps = Omit<RuleFieldProps, 'value' | 'onChange'> & { readonly text: string; readonly onChange: (text: string) => void }

function RuleText({ collection, label, text, fields, problem, onChange }: RuleTextProps) {
  const say = useSay()
  const id = useId()
  const fault = ruleFault(text, fields)
  const refused = useServerCheck(collection, fault ? '' : text, fields)
  const isWrong = fault !== undefined || refused || problem !== undefined
  return (
    <div className={isWrong ? 'field field--problem' : 'field'}>
      <textarea
        className="code"
        rows={2}
        spellCheck={false}
        aria-label={say('schema.ruleText', { label })}
        aria-describedby={id}
        aria-invalid={isWrong}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
      <div id={id} role="status">
        {text === '' && <p className="hint">{say('schema.ruleEmpty')}</p>}
        {fault && <RuleProblem text={text} fault={fault} />}
        {!fault && refused && <p className="problem">{say('schema.ruleRefused')}</p>}
        {problem && <p className="problem">{problem}</p>}
      </div>
    </div>
  )
}

/** Asks the server whether it knows what the rule names, by listing nothing with it; only what is saved can be asked for. */
function useServerCheck(collection: StoredCollection, text: string, fields: readonly string[]): boolean {
  const rule = useSettled(text).trim()
  const isSaved = fields.every((name) => collection.fields.some((field) => field.name === name))
  const { data = false } = useQuery({
    queryKey: ['_rules', collection.id, collection.updated, rule],
    queryFn: async () => {
      try {
        await backend.collection(collection.id).getList(1, 1, { filter: rule, skipTotal: true, fields: 'id' })
        return false
      } catch (error) {
        return error instanceof ClientResponseError && error.status === 400
      }
    },
    enabled: isSaved && rule !== '' && !rule.includes('@request.body'),
  })
  return data && rule === text.trim()
}
