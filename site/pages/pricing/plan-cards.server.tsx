import type { Plan } from '#words/facts'
import { inLocale } from '../../route-table/pages.ts'
import { Flag } from '../../ui/flag.tsx'
import { CALCULATOR_ID } from './calculator/calculator-id.ts'
import { ByPeriod, ByTax, billingPeriods, inclusion, type PriceText } from './variants.server.tsx'

/** The switches, the plans, and what holds for all of them. One button is filled: that of the plan that the calculator's example comes to. */
export function PlanCards({ likely, text }: { likely: Plan | undefined; text: PriceText }) {
  const { pricing, t } = text
  return (
    <section className="body" aria-labelledby="plans">
      <h2 id="plans" className="vh">
        {t('pricing.plans')}
      </h2>
      <Switches text={text} />
      <ul className="plans">
        {pricing.plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} isLikely={plan === likely} text={text} />
        ))}
      </ul>
      {pricing.sample && <SampleNote text={text} />}
      <p className="small dim plans-n">{t('pricing.business', { rate: pricing.vatRate })}</p>
      <p className="btns">
        <a className="btn btn--2" href={`#${CALCULATOR_ID}`}>
          {t('pricing.toCalculator')}
        </a>
      </p>
    </section>
  )
}

/** Two choices as radios, so that styles alone can follow them. */
function Switches({ text: { pricing, t } }: { text: PriceText }) {
  return (
    <div className="switches">
      <fieldset className="chips">
        <legend>{t('pricing.billing')}</legend>
        {billingPeriods.map((period) => (
          <label key={period}>
            <input type="radio" name="billing" value={period} defaultChecked={period === 'year'} />
            {t(`pricing.billing.${period}`)}
          </label>
        ))}
      </fieldset>
      <fieldset className="chips">
        <legend>{t('pricing.tax')}</legend>
        {(['net', 'gross'] as const).map((tax) => (
          <label key={tax}>
            <input type="radio" name="tax" value={tax} defaultChecked={tax === 'net'} />
            {t(`pricing.tax.${tax}`, { rate: pricing.vatRate })}
          </label>
        ))}
      </fieldset>
    </div>
  )
}

function PlanCard({ plan, isLikely, text }: { plan: Plan; isLikely: boolean; text: PriceText }) {
  const { pricing, locale, t } = text
  return (
    <li className="plan">
      <h3>{plan.name}</h3>
      <p className="dim">{plan.audience}</p>
      <p className="price">
        <PlanPrice plan={plan} text={text} />
      </p>
      {plan.base ? (
        <ul>
          <li>
            <ByPeriod>{(period) => t('pricing.covers', { what: inclusion(plan, period, text) })}</ByPeriod>
          </li>
          <li>
            {pricing.unit.further}:{' '}
            <ByTax net={plan.further} text={text}>
              {(amount, tax) => t(`pricing.${tax}`, { amount })}
            </ByTax>
          </li>
          <li>
            <ByPeriod>{(period) => t('pricing.lasts', { term: t(`pricing.term.${period}`) })}</ByPeriod>
          </li>
        </ul>
      ) : (
        <ul>
          <li>{t('pricing.noBase')}</li>
          <li>{t('pricing.noTerm')}</li>
        </ul>
      )}
      <a className={isLikely ? 'btn' : 'btn btn--2'} href={inLocale('/about/contact', locale)}>
        {t('pricing.offer', { plan: plan.name })}
      </a>
    </li>
  )
}

function PlanPrice({ plan, text }: { plan: Plan; text: PriceText }) {
  const { pricing, t } = text
  const price = (net: number, period: string) => (
    <ByTax net={net} text={text}>
      {(amount, tax) => (
        <>
          <b>{amount}</b> <small>{t(`pricing.price.${tax}`, { period, rate: pricing.vatRate })}</small>
        </>
      )}
    </ByTax>
  )
  const { base } = plan
  return base ? <ByPeriod>{(period) => price(base[period], t(`pricing.period.${period}`))}</ByPeriod> : price(plan.further, pricing.unit.each)
}

/** The one place that says so: it goes when the prices are real. */
function SampleNote({ text: { t } }: { text: PriceText }) {
  return (
    <div className="note plans-s">
      <Flag name="x" size={34} />
      <div>
        <p className="note-t">{t('pricing.sample.title')}</p>
        <p>{t('pricing.sample')}</p>
      </div>
    </div>
  )
}
