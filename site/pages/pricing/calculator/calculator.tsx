import { useState } from 'react'
import type { Locale } from '#words/interface'
import { useMessages } from '../../../messages/messages.tsx'
import type { Prices } from '../../../prices/amounts.ts'
import { HalyardLabel } from '../../../ui/halyard-label.tsx'
import { Answer } from './answer.tsx'
import { CalculatorForm } from './calculator-form.tsx'
import { CALCULATOR_ID } from './calculator-id.ts'
import { example, fieldsOf, readInputs } from './fields.ts'

/** What the reader's own numbers come to: uses, plan, price, time, each with its formula. */
export function Calculator({ prices, locale }: { prices: Prices; locale: Locale }) {
  const t = useMessages()
  const [inputs, setInputs] = useState(example[prices.product])
  const fields = fieldsOf[prices.product]
  const { figures, problems } = readInputs(fields, inputs, locale)
  return (
    <section className="sec sec--fog" id={CALCULATOR_ID} aria-labelledby="calc" data-running="">
      <div className="wrap">
        <HalyardLabel flag="r">{t('calc.label')}</HalyardLabel>
        <div className="main">
          <div className="sechead sechead--split">
            <h2 id="calc">{t('calc.heading')}</h2>
            <p className="lead">{t('calc.lead')}</p>
          </div>
          <noscript>
            <p className="note calc-x">{t('calc.noscript')}</p>
          </noscript>
          <div className="calc">
            <CalculatorForm
              fields={fields}
              inputs={inputs}
              problems={problems}
              prices={prices}
              locale={locale}
              onChange={(field, value) => setInputs((before) => ({ ...before, [field]: value }))}
            />
            <Answer figures={figures} prices={prices} locale={locale} />
          </div>
        </div>
      </div>
    </section>
  )
}
