import { accountLinkPaths } from '#services/account-links'
import { MOST_SIGNED_BYTES } from '#services/cases'
import {
  accountPath,
  casePath,
  casesPath,
  forgottenPath,
  guestPath,
  invitePath,
  newCasePath,
  signInPath,
  trialPath,
  workplacePath,
} from './account-paths.ts'
import type { Family, PageRow } from './row.ts'

/** A page of a test access: for its owner alone, or for whoever holds a link. */
function accessPage(path: string, family: Family, more: Partial<PageRow> = {}): PageRow {
  return { path, family, section: 'demo', flag: 'p', parent: trialPath, hidden: true, ...more }
}

/** The rows of the test access: making one, keeping it, and what is tried out with it. */
export const accessPages: readonly PageRow[] = [
  { path: trialPath, family: 'trial', section: 'demo', flag: 'p', word: 'PROBE', answersQuery: true, forms: ['trial', 'verification'] },
  ...Object.values(accountLinkPaths).map((path) => accessPage(path, 'account-link')),
  accessPage(forgottenPath, 'forgotten', { forms: ['forgotten'] }),
  accessPage(signInPath, 'sign-in'),
  accessPage(accountPath, 'account'),
  accessPage(casesPath, 'cases'),
  accessPage(newCasePath, 'new-case', { parent: casesPath }),
  accessPage(workplacePath, 'workplace', { parent: casesPath }),
  accessPage(invitePath, 'invite'),
  accessPage(casePath(':id'), 'case', { parent: casesPath, takesFile: MOST_SIGNED_BYTES }),
  accessPage(guestPath(':token'), 'guest-case'),
]
