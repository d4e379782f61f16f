import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { accessMeta } from '../../account/private-meta.ts'
import { answersWork } from '../answer-work.server.ts'
import { asking, notLoaded } from '../load-work.server.ts'
import { NotLoadedScreen } from '../not-loaded.tsx'
import { occupationsIn } from '../request/occupations.server.ts'
import { guestDeeds } from './deeds.server.ts'
import { GuestScreen } from './guest-screen.tsx'
import { LinkEnded } from './link-ended.tsx'

const work = answersWork(guestDeeds)
export const middleware = work.middleware
export const action = work.action

/** A link that was made up, has ended, or whose case is gone: all are answered alike. */
export async function loader(args: LoaderFunctionArgs) {
  const { cases, locale, titled } = await asking(args)
  const found = await cases.guest(args.params.token ?? '')
  if (found.kind !== 'found') return notLoaded(titled('guest.title'), found)
  const { value: page } = found
  return {
    ...titled('guest.title'),
    ...{ kind: 'loaded' as const, page, token: args.params.token ?? '' },
    occupations: page.role === 'ask' ? occupationsIn(locale) : [],
  }
}

export const meta = accessMeta

/** One case for whoever holds a link to it. */
export default function GuestCasePage() {
  const loaded = useLoaderData<typeof loader>()
  if (loaded.kind === 'loaded') return <GuestScreen key={loaded.token} {...loaded} />
  return loaded.kind === 'unknown' ? <LinkEnded /> : <NotLoadedScreen {...loaded} />
}
