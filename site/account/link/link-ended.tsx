import type { LinkPurpose } from '#services/account-links'
import type { Locale } from '#words/interface'
import { FORM_FIELD, FORM_ID, NOTICE_ID } from '../../forms/form-address.ts'
import { useMessages } from '../../messages/messages.tsx'
import { accountPath, forgottenPath, trialPath } from '../../route-table/account-paths.ts'
import { inLocale } from '../../route-table/pages.ts'
import { ProblemSummary } from '../../ui/form/problem-summary.tsx'

/** Where one gets another link. */
const another: Readonly<Record<LinkPurpose, string>> = { verify: trialPath, reset: forgottenPath, change: accountPath }

interface EndedProps {
  readonly purpose: LinkPurpose
  readonly locale: Locale
  readonly isIncomplete: boolean
}

/** A link that was used, has ended, or was cut off: the way to another. */
export function LinkEnded({ purpose, locale, isIncomplete }: EndedProps) {
  const t = useMessages()
  const query = purpose === 'verify' ? `?${FORM_FIELD}=verification#${FORM_ID}` : ''
  return (
    <div className="btns">
      <ProblemSummary id={NOTICE_ID} title={t(isIncomplete ? 'access.link.incomplete' : 'access.link.ended')} problems={[]}>
        <p>{t(`access.${purpose}.ended`)}</p>
        <p>
          <a href={`${inLocale(another[purpose], locale)}${query}`}>{t(`access.${purpose}.another`)}</a>
        </p>
      </ProblemSummary>
    </div>
  )
}
