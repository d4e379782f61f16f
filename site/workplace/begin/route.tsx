import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Acted } from '#services/cases'
import { accessMeta } from '../../account/private-meta.ts'
import { casePath } from '../../route-table/account-paths.ts'
import { inLocale } from '../../route-table/pages.ts'
import { answersWork, backTo, type Doing, type Done } from '../answer-work.server.ts'
import { asking, notLoaded } from '../load-work.server.ts'
import { NotLoadedScreen } from '../not-loaded.tsx'
import { inventedRequest } from '../request/invented.server.ts'
import { occupationsIn } from '../request/occupations.server.ts'
import { withSessionDeeds } from '../sign-in/session-deeds.server.ts'
import { BeginScreen } from './begin-screen.tsx'

const work = answersWork(
  withSessionDeeds((name) => (name === 'begin' ? async (doing) => begun(await doing.cases.begin(doing.token, doing.sent), doing) : undefined)),
)
export const middleware = work.middleware
export const action = work.action

/** What was begun is shown at its own address. */
function begun(acted: Acted, { locale }: Doing): Done {
  return acted.kind === 'done' ? backTo(inLocale(casePath(acted.id), locale), 'begin') : acted
}

export async function loader(args: LoaderFunctionArgs) {
  const { cases, token, locale, titled } = await asking(args)
  const overview = await cases.overview(token, { search: '', state: '' }, locale)
  if (overview.kind !== 'overview') return notLoaded(titled('begin.title'), overview)
  const { account, rows, body, left } = overview
  return {
    ...titled('begin.title'),
    kind: 'loaded' as const,
    ...{ name: account.name || account.email, left, values: inventedRequest(rows, body, locale), occupations: occupationsIn(locale) },
  }
}

export const meta = accessMeta

/** HR asks for a reference. */
export default function BeginPage() {
  const loaded = useLoaderData<typeof loader>()
  return loaded.kind === 'loaded' ? <BeginScreen {...loaded} /> : <NotLoadedScreen {...loaded} />
}
