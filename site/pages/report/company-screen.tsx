import { MarkKey } from '../../reading/mark-key.tsx'
import { AnnotatedLetter } from './annotated-letter.tsx'
import { Lacking } from './lacking.tsx'
import type { Report, ReportCompany } from './report.ts'
import { Section } from './section.tsx'
import { companyAddress, type Place, useReportWords } from './words.ts'

interface Props {
  readonly report: Report
  readonly company: ReportCompany
  readonly place: Place
}

/** The references of one company, annotated; what they lack; the way to the companies before and behind. */
export function CompanyScreen({ report, company, place }: Props) {
  const { t, kindOf, dateOf } = useReportWords(place.locale)
  const several = company.letters.length > 1
  return (
    <>
      <div className="body rep-l">
        {company.letters.map((letter) => (
          <div key={letter.text} className="rep-b">
            {several && (
              <h2>
                {kindOf(letter)}
                {letter.facts.issued && <span>{dateOf(letter.facts.issued)}</span>}
              </h2>
            )}
            <AnnotatedLetter letter={letter} place={place} />
          </div>
        ))}
        <MarkKey />
      </div>
      <Section id="befund" flag="a" label={t('report.lacking')} heading={t('report.lacking.heading')} onFog>
        <Lacking letters={company.letters} place={place} />
      </Section>
      <Section id="weiter" flag="t" label={t('report.more')} heading={t('report.more.heading')}>
        <Pager report={report} company={company} place={place} />
      </Section>
    </>
  )
}

function Pager({ report: { companies }, company, place }: Props) {
  const { t, nameOf, periodOf } = useReportWords(place.locale)
  const at = companies.indexOf(company)
  const neighbours = [
    { one: companies[at - 1], said: 'report.before' },
    { one: companies[at + 1], said: 'report.behind' },
  ] as const
  return (
    <>
      <nav className="pager" aria-label={t('report.more.heading')}>
        {neighbours.map(
          ({ one, said }) =>
            one && (
              <a key={said} className={said === 'report.behind' ? 'pager-n' : undefined} href={companyAddress(place, one)}>
                <span>{t(said, { period: periodOf(one) })}</span>
                <b>{nameOf(one)}</b>
              </a>
            ),
        )}
      </nav>
      <p className="rep-n">
        <a className="more" href={place.address}>
          {t('report.all')}
        </a>
      </p>
    </>
  )
}
