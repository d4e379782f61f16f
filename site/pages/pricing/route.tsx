import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pricedProducts, pricingOf } from '#words/pricing'
import { pageMeta } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { Prose } from '../../ui/prose.tsx'
import { CtaBand } from '../cta-band.tsx'
import { loadPage } from '../load-page.server.ts'
import { PageHeader } from '../page-header.tsx'
import { Calculator } from './calculator/calculator.tsx'
import { composePricing } from './compose-pricing.server.tsx'
import css from './pricing.css?inline'

export async function loader({ url }: LoaderFunctionArgs) {
  const { head, text, locale, found } = await loadPage(url, 'pages')
  const product = pricedProducts.find((name) => found.row.path.endsWith(`/${name}`))
  if (!product) throw new RangeError(`No prices for ${found.row.path}`)
  const pricing = pricingOf(product, locale)
  const { vatRate, unit, plans } = pricing
  return {
    head,
    locale,
    flag: found.row.flag ?? 'p',
    prices: { product, vatRate, unit, plans },
    prose: await composePricing(pricing, locale, text.html),
  }
}

export const meta = pageMeta

export default function PricingPage() {
  const { head, locale, flag, prices, prose } = useLoaderData<typeof loader>()
  return (
    <>
      <FamilyStyles family="pricing" css={css} />
      <PageHeader head={head} flag={flag} section="section.pricing" />
      <Prose html={prose} className="pricing" />
      <Calculator prices={prices} locale={locale} />
      <CtaBand locale={locale} />
    </>
  )
}
