import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { accessMeta } from '../../account/private-meta.ts'
import { answersWork } from '../answer-work.server.ts'
import { asking, notLoaded } from '../load-work.server.ts'
import { NotLoadedScreen } from '../not-loaded.tsx'
import { withSessionDeeds } from '../sign-in/session-deeds.server.ts'
import { teamDeeds } from './deeds.server.ts'
import { TeamScreen } from './team-screen.tsx'

const work = answersWork(withSessionDeeds(teamDeeds))
export const middleware = work.middleware
export const action = work.action

export async function loader(args: LoaderFunctionArgs) {
  const { cases, token, locale, titled } = await asking(args)
  const overview = await cases.overview(token, { search: '', state: '' }, locale)
  if (overview.kind !== 'overview') return notLoaded(titled('team.title'), overview)
  return { ...titled('team.title'), kind: 'loaded' as const, overview }
}

export const meta = accessMeta

/** Colleagues, settings, all data as a file, and the end of the workplace. */
export default function WorkplacePage() {
  const loaded = useLoaderData<typeof loader>()
  return loaded.kind === 'loaded' ? <TeamScreen {...loaded} /> : <NotLoadedScreen {...loaded} />
}
