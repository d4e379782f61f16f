import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { SignInOutcome } from '#services/cases'
import { accessMeta } from '../../account/private-meta.ts'
import { casesPath } from '../../route-table/account-paths.ts'
import { inLocale } from '../../route-table/pages.ts'
import { answersWork, backTo, type Doing, type Done } from '../answer-work.server.ts'
import { Press, WorkForm } from '../form/work-form.tsx'
import { asking, type NotLoaded, notLoaded } from '../load-work.server.ts'
import { NotLoadedScreen } from '../not-loaded.tsx'
import { Screen } from '../screen.tsx'
import { withSessionDeeds } from '../sign-in/session-deeds.server.ts'
import { SignedInLine } from '../sign-in/signed-in-line.tsx'
import { useWords } from '../words.ts'

const work = answersWork(withSessionDeeds((name) => (name === 'join' ? join : undefined)))
export const middleware = work.middleware
export const action = work.action

async function join({ cases, token, url, locale, deed }: Doing): Promise<Done> {
  const joined = await cases.join(token, url.searchParams.get('token') ?? '')
  return joined.kind === 'done' ? backTo(inLocale(casesPath, locale), deed) : joined
}

/** Whoever was invited signs in first; the invitation itself is looked at when they press. */
export async function loader(args: LoaderFunctionArgs) {
  const { cases, token, titled } = await asking(args)
  const entered = await cases.enter(token)
  return entered.kind === 'in' ? { ...titled('invite.title'), kind: 'loaded' as const } : notLoaded(titled('invite.title'), nobody(entered))
}

function nobody(entered: Exclude<SignInOutcome, { kind: 'in' }>): NotLoaded {
  return entered.kind === 'refused' ? entered : { kind: 'signed_out' }
}

export const meta = accessMeta

/** A colleague joins: opening the link changes nothing, a press does. */
export default function InvitePage() {
  const loaded = useLoaderData<typeof loader>()
  const say = useWords()
  if (loaded.kind !== 'loaded') return <NotLoadedScreen {...loaded} />
  return (
    <Screen heading={loaded.heading} lead={say('invite.lead')} head={<SignedInLine />}>
      <WorkForm form="join">
        <p>{say('invite.text')}</p>
        <div>
          <Press deed="join" isFirst isSmall={false}>
            {say('invite.press')}
          </Press>
        </div>
      </WorkForm>
    </Screen>
  )
}
