import { useLocation } from 'react-router'
import { casesPath, workplacePath } from '../../route-table/account-paths.ts'
import { inLocale } from '../../route-table/pages.ts'
import { findPage } from '../../route-table/paths.ts'
import { endStoredSession } from '../../session/end-session.ts'
import { Press, WorkForm } from '../form/work-form.tsx'
import { useLocale, useWords } from '../words.ts'

const links = [
  { path: casesPath, words: 'nav.cases' },
  { path: workplacePath, words: 'nav.workplace' },
] as const

/** Where one can go at the workplace, who is signed in, and the way out. */
export function SignedInLine({ name }: { readonly name?: string }) {
  const say = useWords()
  const locale = useLocale()
  const here = findPage(useLocation().pathname)?.path
  return (
    <div className="wp-bar">
      <nav aria-label={say('nav.label')}>
        <ul>
          {links.map(({ path, words }) => (
            <li key={path}>
              <a href={inLocale(path, locale)} aria-current={here === path ? 'page' : undefined}>
                {say(words)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {name && <p className="small dim">{say('signedIn.as', { name })}</p>}
      {/* The browser's own session ends with the server's. */}
      <div onSubmitCapture={endStoredSession}>
        <WorkForm form="signOut" className="pf">
          <Press deed="signOut">{say('signOut')}</Press>
        </WorkForm>
      </div>
    </div>
  )
}
