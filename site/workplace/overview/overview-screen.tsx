import type { Overview } from '#services/cases'
import { casesExportPath, casesPath, newCasePath } from '../../route-table/account-paths.ts'
import { inLocale } from '../../route-table/pages.ts'
import { Press, WorkForm } from '../form/work-form.tsx'
import { Screen } from '../screen.tsx'
import { SignedInLine } from '../sign-in/signed-in-line.tsx'
import { useLocale, useWords } from '../words.ts'
import { Board } from './board.tsx'
import { CaseTable } from './case-table.tsx'
import type { Chosen } from './chosen.ts'
import { Filters } from './filters.tsx'

interface OverviewProps {
  readonly heading: string
  readonly overview: Overview
  readonly chosen: Chosen
}

/** What is on its way, by station or as a table, and how to begin another. */
export function OverviewScreen({ heading, overview, chosen }: OverviewProps) {
  const say = useWords()
  const locale = useLocale()
  const { account, rows, total, left } = overview
  const isAsked = chosen.search !== '' || chosen.state !== ''
  return (
    <Screen heading={heading} lead={say('overview.lead')} head={<SignedInLine name={account.name || account.email} />}>
      <div className="wp-begin">
        <a className="btn" href={inLocale(newCasePath, locale)}>
          {say('overview.new')}
        </a>
        <WorkForm form="ask" className="pf">
          <Press deed="ask" isSmall={false}>
            {say('overview.ask')}
          </Press>
        </WorkForm>
        <p className="small dim">{say(left > 0 ? 'overview.left' : 'overview.full', { left, total })}</p>
      </div>
      <Filters chosen={chosen} />
      {total === 0 && (
        <Nothing title={say('overview.none')} text={say('overview.none.text')} to={inLocale(newCasePath, locale)} link={say('overview.new')} />
      )}
      {total > 0 && rows.length === 0 && (
        <Nothing title={say('overview.notFound')} text={say('overview.notFound.text')} to={inLocale(casesPath, locale)} link={say('cases.all')} />
      )}
      {isAsked && rows.length > 0 && <p role="status">{say('overview.found', { count: rows.length, total })}</p>}
      {rows.length > 0 && (chosen.view === 'tafel' ? <Board rows={rows} isAsked={isAsked} /> : <CaseTable rows={rows} />)}
      {total > 0 && (
        <p className="wp-end">
          <a href={inLocale(casesExportPath, locale)}>{say('overview.export')}</a>
        </p>
      )}
    </Screen>
  )
}

interface NothingProps {
  readonly title: string
  readonly text: string
  readonly to: string
  readonly link: string
}

/** Nothing to show, and a way on. */
function Nothing({ title, text, to, link }: NothingProps) {
  return (
    <div className="wp-none">
      <p className="note-t">{title}</p>
      <p>{text}</p>
      <a className="more" href={to}>
        {link}
      </a>
    </div>
  )
}
