import { calls, guestRoles } from '#processes'
import { casesPath, guestPath } from '../../route-table/account-paths.ts'
import { inLocale } from '../../route-table/pages.ts'
import { afterActing, backTo, type Deed, type Deeds, type Doing, type Done } from '../answer-work.server.ts'
import { madeLink } from '../link-deeds.server.ts'

/** The path of a link that was just made, to be opened at once. */
async function openAs(role: (typeof guestRoles)[number], { cases, token, param, locale }: Doing): Promise<Done> {
  const made = await cases.link(token, { case: param('id'), role })
  return made.kind === 'link' ? { to: inLocale(guestPath(made.token), locale) } : made
}

async function remove({ cases, token, param, locale, deed }: Doing): Promise<Done> {
  const removed = await cases.remove(token, param('id'))
  return removed.kind === 'done' ? backTo(inLocale(casesPath, locale), deed) : removed
}

const ofLinks: readonly (readonly [string, Deed])[] = guestRoles.flatMap((role) => [
  [`open.${role}`, (doing) => openAs(role, doing)] as const,
  [`link.${role}`, async (doing) => madeLink(await doing.cases.link(doing.token, { case: doing.param('id'), role }), doing)] as const,
])

const ofCalls: readonly (readonly [string, Deed])[] = calls.map((call) => [
  call,
  async (doing) => afterActing(await doing.cases.act(doing.token, doing.param('id'), call, doing.sent), doing),
])

/** The same call as a manager’s, which ends another link than that of who makes it. */
const handOn: Deed = async (doing) => afterActing(await doing.cases.act(doing.token, doing.param('id'), 'delegate', doing.sent), doing)

const all = new Map<string, Deed>([...ofCalls, ...ofLinks, ['handOn', handOn], ['remove', remove]])

/** What HR does with a case: the calls of the table, links for the others, and its end. */
export const caseDeeds: Deeds = (name) => all.get(name)
