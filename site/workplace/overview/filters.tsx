import { Form } from 'react-router'
import { caseStates } from '#processes'
import { casesPath } from '../../route-table/account-paths.ts'
import { inLocale } from '../../route-table/pages.ts'
import { useLocale, useWords } from '../words.ts'
import { type Chosen, fields, queryOf, views } from './chosen.ts'

/** Which cases, and in which view: an ordinary form and ordinary links. */
export function Filters({ chosen }: { readonly chosen: Chosen }) {
  const say = useWords()
  const locale = useLocale()
  const address = inLocale(casesPath, locale)
  return (
    <div className="wp-filters">
      <Form key={queryOf(chosen)} method="get" action={address} className="wp-find" role="search" aria-label={say('filter.label')}>
        <input type="hidden" name={fields.view} value={chosen.view} />
        <div className="fld">
          <label htmlFor="case-search">{say('filter.search')}</label>
          <input id="case-search" type="search" name={fields.search} defaultValue={chosen.search} autoComplete="off" enterKeyHint="search" />
        </div>
        <div className="fld">
          <label htmlFor="case-state">{say('filter.state')}</label>
          <select id="case-state" name={fields.state} defaultValue={chosen.state}>
            <option value="">{say('filter.all')}</option>
            {caseStates.map((state) => (
              <option key={state} value={state}>
                {say(`state.${state}`)}
              </option>
            ))}
          </select>
        </div>
        <button className="btn btn--2 btn--s" type="submit">
          {say('filter.press')}
        </button>
      </Form>
      <Views chosen={chosen} />
    </div>
  )
}

/** Board or table. */
function Views({ chosen }: { readonly chosen: Chosen }) {
  const say = useWords()
  const address = inLocale(casesPath, useLocale())
  return (
    <nav aria-label={say('view.label')}>
      <ul className="chips">
        {views.map((view) => (
          <li key={view}>
            <a href={address + queryOf({ ...chosen, view })} aria-current={view === chosen.view ? 'true' : undefined}>
              {say(`view.${view}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
