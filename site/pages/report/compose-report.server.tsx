import type { ReactNode } from 'react'
import { fill, messagesFor } from '#words/interface'
import { staticMarkup } from '../../mdx/static-markup.server.ts'
import { MessagesProvider, type Translate } from '../../messages/messages.tsx'
import { CompanyScreen } from './company-screen.tsx'
import { OverviewScreen } from './overview-screen.tsx'
import { lettersOf, type Report, type ReportCompany } from './report.ts'
import type { Fact } from './report-facts.tsx'
import type { Place } from './words.ts'

/** What the component of a report's page shows: finished markup, and what React needs beside it. */
export interface Screen {
  readonly prose: string
  readonly facts: readonly Fact[]
  /** References that can be had as PDF. */
  readonly files: readonly { readonly label: string; readonly name: string; readonly text: string }[]
}

/** What is said of a report as such. */
export interface About {
  /** Of what kind it is, or until when it can be read. */
  readonly state: string
  /** Finished markup of the overview's last section. */
  readonly closing: string
}

/** The screen of all references. */
export function composeOverview(report: Report, place: Place, { state, closing }: About): Screen {
  const t = translate(place)
  const letters = lettersOf(report)
  const interim = letters.filter(({ reading }) => reading.kind === 'zwischen').length
  const all = letters.reduce((sum, { reading }) => sum + reading.assessed, 0)
  const open = letters.reduce((sum, { reading }) => sum + reading.open, 0)
  return {
    prose: markup(place, <OverviewScreen report={report} place={place} />) + closing,
    facts: [
      { term: t('report.companies'), words: String(report.companies.length) },
      { term: t('report.letters'), words: interim === 0 ? String(letters.length) : t('report.letters.some', { count: letters.length, interim }) },
      { term: t('report.graded'), words: t('report.graded.count', { graded: all - open, all }) },
      { term: t('report.state'), words: state },
    ],
    files: [],
  }
}

/** The screen of one company. */
export function composeCompany(report: Report, company: ReportCompany, { place, state }: { place: Place; state: string }): Screen {
  const t = translate(place)
  const kinds = company.letters.map((letter) => ({ ...letter, kind: t(`report.kind.${letter.reading.kind}`) }))
  return {
    prose: markup(place, <CompanyScreen report={report} company={company} place={place} />),
    facts: [...kinds.map(({ kind, reading }) => ({ term: kind, rating: reading.overall })), { term: t('report.state'), words: state }],
    files: kinds.map(({ kind, text }) => ({ label: t('report.pdf', { kind }), name: `${kind} ${company.name ?? ''}`.trim(), text })),
  }
}

/** Finished markup of what a report's page shows. */
export function markup({ locale }: Place, screen: ReactNode): string {
  return staticMarkup(
    <MessagesProvider locale={locale} messages={messagesFor(locale)}>
      {screen}
    </MessagesProvider>,
  )
}

function translate({ locale }: Place): Translate {
  const messages = messagesFor(locale)
  return (key, values = {}) => fill(messages[key], values)
}
