import { useState } from 'react'
import { useSay } from '../../language/language.tsx'
import { Field } from '../../ui/field.tsx'
import { audiences, type RateRule, rateRules } from './rules.ts'

interface RateRulesProps {
  readonly path: string
  readonly value: unknown
  readonly problem: (path: string) => string | undefined
}

interface Row {
  readonly id: number
  readonly rule: RateRule
}

const blank: RateRule = { label: '', audience: '', duration: 10, maxRequests: 100 }

/** The rules of the rate limits, each with its own fields. */
export function RateRules({ path, value, problem }: RateRulesProps) {
  const say = useSay()
  const [rows, setRows] = useState<readonly Row[]>(() =>
    rateRules
      .catch([])
      .parse(value)
      .map((rule, id) => ({ id, rule })),
  )
  const add = () => setRows([...rows, { id: Math.max(-1, ...rows.map(({ id }) => id)) + 1, rule: blank }])
  return (
    <fieldset className="rules">
      <legend>{say('settings.rate.rules')}</legend>
      <p className="hint">{say('settings.rate.rulesHint')}</p>
      {problem(path) && <p className="problem">{problem(path)}</p>}
      {rows.map(({ id, rule }, index) => (
        <RuleFields
          key={id}
          path={`${path}.${index}`}
          number={index + 1}
          rule={rule}
          problem={problem}
          onRemove={() => setRows(rows.filter((one) => one.id !== id))}
        />
      ))}
      <button type="button" className="second" onClick={add}>
        {say('settings.rate.add')}
      </button>
    </fieldset>
  )
}

interface RuleFieldsProps {
  readonly path: string
  readonly number: number
  readonly rule: RateRule
  readonly problem: (path: string) => string | undefined
  readonly onRemove: () => void
}

function RuleFields({ path, number, rule, problem, onRemove }: RuleFieldsProps) {
  const say = useSay()
  return (
    <fieldset className="rule" aria-label={say('settings.rate.rule', { number })}>
      <Field label={say('settings.rate.label')} problem={problem(`${path}.label`)}>
        <input name={`${path}.label`} defaultValue={rule.label} spellCheck={false} />
      </Field>
      <Field label={say('settings.rate.audience')} problem={problem(`${path}.audience`)}>
        <select name={`${path}.audience`} defaultValue={rule.audience}>
          {audiences.map((audience) => (
            <option key={audience} value={audience}>
              {say(`settings.rate.audience.${audience === '' ? 'all' : audience === '@guest' ? 'guests' : 'accounts'}`)}
            </option>
          ))}
        </select>
      </Field>
      <Field label={say('settings.rate.duration')} problem={problem(`${path}.duration`)}>
        <input name={`${path}.duration`} inputMode="numeric" defaultValue={rule.duration} />
      </Field>
      <Field label={say('settings.rate.maxRequests')} problem={problem(`${path}.maxRequests`)}>
        <input name={`${path}.maxRequests`} inputMode="numeric" defaultValue={rule.maxRequests} />
      </Field>
      <button type="button" className="quiet" onClick={onRemove}>
        {say('settings.rate.remove', { number })}
      </button>
    </fieldset>
  )
}
