import type { Locale } from '#words/interface'
import { useMessages } from '../../../messages/messages.tsx'
import { figure, type Prices } from '../../../prices/amounts.ts'
import { TextField } from '../../../ui/field.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { type Field, type Inputs, type Problems, ruleOf } from './fields.ts'

interface Props {
  readonly fields: readonly Field[]
  readonly inputs: Inputs
  readonly problems: Problems
  readonly prices: Prices
  readonly locale: Locale
  readonly onChange: (field: Field, value: string) => void
}

/** Where the rule of thumb comes from. */
const source = 'https://easy-software.com/de/newsroom/arbeitszeugnis-sap'

export function CalculatorForm({ fields, inputs, problems, prices, locale, onChange }: Props) {
  const t = useMessages()
  const { heading, each } = prices.unit
  function error(field: Field) {
    const problem = problems[field]
    const { min, max, like } = ruleOf(field)
    return problem && t(`calc.problem.${problem}`, { min: figure(min, locale, 1), max: figure(max, locale), example: figure(like, locale, 1) })
  }
  const shown = (isOptional: boolean) =>
    fields
      .filter((field) => Boolean(ruleOf(field).optional) === isOptional)
      .map((field) => (
        <TextField
          key={field}
          label={t(`calc.${field}`, { heading, each })}
          inputMode="decimal"
          value={inputs[field] ?? ''}
          error={error(field)}
          onChange={(value) => onChange(field, value)}
        />
      ))
  return (
    <fieldset className="calc-f">
      <legend>{t('calc.form')}</legend>
      {shown(false)}
      {fields.includes('share') && (
        <p className="hint">
          {t('calc.source')} <a href={source}>{t('calc.source.link')}</a>
        </p>
      )}
      <b className="toc-t">{t('calc.effort')}</b>
      <Fold summary={t('calc.effort')}>
        <div className="calc-o">{shown(true)}</div>
      </Fold>
      <p className="hint">{t('calc.kept')}</p>
    </fieldset>
  )
}
