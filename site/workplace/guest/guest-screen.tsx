import { useRef } from 'react'
import { useLocation } from 'react-router'
import { type KeptKind, offeredTo } from '#processes'
import type { CasePage, GuestPage } from '#services/cases'
import { DONE_FIELD } from '../answer.ts'
import type { Option } from '../form/fields.tsx'
import { SeenContext } from '../form/seen.ts'
import { useTyped } from '../form/use-typed.ts'
import { LiveNotice } from '../live/live-notice.tsx'
import { Screen } from '../screen.tsx'
import { useDay, useWords } from '../words.ts'
import { AskedAlready, AskForm } from './ask-form.tsx'
import { EmployeePart } from './employee/employee-part.tsx'
import { ManagerPart } from './manager/manager-part.tsx'
import { ReviewerPart } from './reviewer/reviewer-part.tsx'

interface GuestProps {
  readonly page: GuestPage
  readonly token: string
  readonly occupations: readonly Option[]
}

/** What each role finds behind its link. */
export function GuestScreen({ page, token, occupations }: GuestProps) {
  const say = useWords()
  const isAsked = new URLSearchParams(useLocation().search).get(DONE_FIELD) === 'asked'
  if (page.role === 'ask')
    return (
      <Screen heading={say(isAsked ? 'ask.done' : 'ask.title')} lead={say(isAsked ? 'ask.done.lead' : 'ask.lead')}>
        {isAsked ? <AskedAlready /> : <AskForm occupations={occupations} locale={page.locale} />}
      </Screen>
    )
  return <CaseForGuest page={page} token={token} />
}

interface CaseProps extends Pick<GuestProps, 'token'> {
  readonly page: CasePage
}

function CaseForGuest({ page, token }: CaseProps) {
  const say = useWords()
  const day = useDay()
  const box = useRef<HTMLDivElement>(null)
  useTyped(box, page.version)
  const deletionIn = ({ notes, rating, reference }: Record<KeptKind, string>) => ({
    notes: day(notes),
    rating: day(rating),
    reference: day(reference),
  })
  const { one, role } = page
  const person = `${one.request.firstName} ${one.request.lastName}`
  const names = { person, job: one.request.jobTitle, name: nameOf(page) }
  // HR comes by its own page.
  if (role === 'hr') return null
  return (
    <Screen heading={say(`guest.${role}.title`, names)} lead={say(leadOf(page), names)} last={page.events.at(-1)?.call}>
      <LiveNotice tick={page.tick} within={box} count={page.version} />
      <div ref={box} key={page.version} className="case">
        <SeenContext value={page.version}>
          {role === 'manager' && <ManagerPart page={page} />}
          {role === 'reviewer' && <ReviewerPart page={page} token={token} />}
          {role === 'employee' && <EmployeePart page={page} token={token} />}
        </SeenContext>
      </div>
      <p className="small dim wp-end">
        {say('guest.invented', { day: day(page.days.end) })}
        {page.days.deletion && ` ${say(`guest.deleted.${role}`, deletionIn(page.days.deletion))}`}
      </p>
    </Screen>
  )
}

/** What is asked of them, or what the page shows while nothing is. */
function leadOf({ role, one }: CasePage) {
  if (role === 'manager' && !offeredTo('manager', one).includes('rate')) return one.rating ? 'guest.manager.lead.over' : 'guest.manager.lead.none'
  if (role === 'manager' && one.question) return 'guest.manager.lead.asked'
  if (role === 'reviewer' && !offeredTo('reviewer', one).includes('comment')) return 'guest.reviewer.lead.over'
  return role === 'hr' ? 'guest.employee.lead' : (`guest.${role}.lead` as const)
}

/** Who is spoken to. */
function nameOf({ role, one: { people, request } }: CasePage): string {
  return { manager: people.manager, reviewer: people.reviewer, employee: `${request.firstName} ${request.lastName}`, hr: '' }[role]
}
