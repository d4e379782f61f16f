import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { accountLinkPaths, type LinkPurpose } from '#services/account-links'
import { formServicesContext } from '../../context.ts'
import { NOTICE_ID } from '../../forms/form-address.ts'
import { withoutLocale } from '../../route-table/paths.ts'

const purposes: readonly LinkPurpose[] = ['verify', 'reset', 'change']

/** What the page at this address is for. */
export function purposeOf(pathname: string): LinkPurpose {
  const path = withoutLocale(pathname).toLowerCase()
  const purpose = purposes.find((one) => accountLinkPaths[one] === path)
  if (!purpose) throw new RangeError(`No link leads to ${pathname}`)
  return purpose
}

/** The press of the button. What was done is an address of its own, so that a reload does nothing again. */
export async function answerLink({ request, url, context }: ActionFunctionArgs) {
  const sent = await request.formData().catch(() => new FormData())
  const outcome = await context.get(formServicesContext).followLink(purposeOf(url.pathname), url.searchParams.get('token') ?? '', sent)
  if (outcome.kind === 'done') throw redirect(`${url.pathname}?done#${NOTICE_ID}`, 303)
  if (outcome.kind === 'invalid') return data(outcome, 422)
  return data(outcome, outcome.kind === 'unknown' ? 404 : outcome.status)
}
