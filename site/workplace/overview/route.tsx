import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { accessMeta } from '../../account/private-meta.ts'
import { casesPath } from '../../route-table/account-paths.ts'
import { answersWork } from '../answer-work.server.ts'
import { madeLink } from '../link-deeds.server.ts'
import { asking, notLoaded } from '../load-work.server.ts'
import { NotLoadedScreen } from '../not-loaded.tsx'
import { withSessionDeeds } from '../sign-in/session-deeds.server.ts'
import { chosenIn } from './chosen.ts'
import { OverviewScreen } from './overview-screen.tsx'

const work = answersWork(
  withSessionDeeds((name) => (name === 'ask' ? async (doing) => madeLink(await doing.cases.link(doing.token, 'ask'), doing) : undefined)),
)
export const middleware = work.middleware
export const action = work.action

export async function loader(args: LoaderFunctionArgs) {
  const { cases, token, locale, titled } = await asking(args)
  const chosen = chosenIn(args.url.searchParams)
  const overview = await cases.overview(token, { search: chosen.search, state: chosen.state }, locale)
  if (overview.kind !== 'overview') return notLoaded(titled('overview.title'), overview)
  return { ...titled('overview.title'), kind: 'loaded' as const, overview, chosen }
}

export const meta = accessMeta

/** All references on their way. */
export default function CasesPage() {
  const loaded = useLoaderData<typeof loader>()
  return loaded.kind === 'loaded' ? <OverviewScreen key={casesPath} {...loaded} /> : <NotLoadedScreen {...loaded} />
}
