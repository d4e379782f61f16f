import { fill, longDate, messagesFor } from '#words/interface'
import type { PageHead } from '../../seo/page-head.ts'
import { composeCompany, composeOverview, markup, type Screen } from './compose-report.server.tsx'
import { lettersOf, type Report, type ReportCompany } from './report.ts'
import { SharedClosing } from './shared-closing.tsx'
import { companyAddress, companyName, type Place } from './words.ts'

/** A shared report and where it stands. */
interface Shared {
  readonly report: Report
  readonly place: Place
  readonly expires: string
}

interface SharedPage extends Screen {
  readonly head: Pick<PageHead, 'title' | 'heading' | 'lead' | 'crumbs' | 'section' | 'flag'>
}

/** The page of all references of a shared report, or of one company: the screens of the sample, with words of its own. */
export function sharedPage({ report, place, expires }: Shared, company: ReportCompany | undefined): SharedPage {
  const messages = messagesFor(place.locale)
  const date = longDate(expires.slice(0, 10), place.locale)
  const state = fill(messages['shared.state'], { date })
  const home = { label: messages['page.home'], href: place.locale === 'de' ? '/' : `/${place.locale}` }
  const whole = { label: messages['shared.title'], href: place.address }
  if (!company) {
    const count = lettersOf(report).length
    const heading = count === 1 ? messages['shared.heading.one'] : fill(messages['shared.heading.many'], { count })
    return {
      head: {
        title: messages['shared.title'],
        heading,
        lead: fill(messages['shared.lead'], { date }),
        crumbs: [home, whole],
        section: 'report',
        flag: 'r',
      },
      ...composeOverview(report, place, { state, closing: markup(place, <SharedClosing locale={place.locale} />) }),
    }
  }
  const name = companyName(company, (key, values = {}) => fill(messages[key], values))
  return {
    head: {
      title: name,
      heading: name,
      lead: messages['report.replaced'],
      crumbs: [home, whole, { label: name, href: companyAddress(place, company) }],
      ...{ section: 'issuer', flag: 'r' },
    },
    ...composeCompany(report, company, { place, state }),
  }
}
