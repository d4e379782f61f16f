import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pricedProducts, pricingOf } from '#words/facts'
import { loadPage } from '../../blocks/load-page.server.ts'
import { PageHeader } from '../../blocks/page-header.tsx'
import { pageMeta } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Calculator } from './calculator/calculator.tsx'
import comparisonCss from './comparison.css?inline'
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
    prices: { product, vatRate, unit, plans },
    // Styles of what stands in the text come with it, and not with the page's script.
    comparisonCss,
    ...(await composePricing(product, locale, text.html)),
  }
}

export const meta = pageMeta

export default function PricingPage() {
  const { head, locale, prices, comparisonCss, opening, prose } = useLoaderData<typeof loader>()
  return (
    <>
      <FamilyStyles family="pricing" css={css} />
      <FamilyStyles family="pricing-comparison" css={comparisonCss} />
      <PageHeader head={head} />
      <Prose html={opening} name="opening" className="pricing" />
      <Calculator prices={prices} locale={locale} />
      <Prose html={prose} className="pricing" />
    </>
  )
}
