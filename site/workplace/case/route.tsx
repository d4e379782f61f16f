import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { processReasons } from '#words/facts'
import { sampleCases } from '#words/said'
import { accessMeta } from '../../account/private-meta.ts'
import { answersWork } from '../answer-work.server.ts'
import { asking, notLoaded } from '../load-work.server.ts'
import { NotLoadedScreen } from '../not-loaded.tsx'
import { occupationsIn } from '../request/occupations.server.ts'
import { withSessionDeeds } from '../sign-in/session-deeds.server.ts'
import { CaseScreen } from './case-screen.tsx'
import { caseDeeds } from './deeds.server.ts'

const work = answersWork(withSessionDeeds(caseDeeds))
export const middleware = work.middleware
export const action = work.action

export async function loader(args: LoaderFunctionArgs) {
  const { cases, token, locale, titled } = await asking(args)
  const found = await cases.find(token, args.params.id ?? '')
  if (found.kind !== 'found') return notLoaded(titled('case.title'), found)
  const { value: page } = found
  return {
    ...titled('case.title'),
    ...{ kind: 'loaded' as const, page, occupations: occupationsIn(locale), signatureReason: processReasons.signature.text[locale] },
    today: new Date().toISOString().slice(0, 10),
    invented: page.unknownNames.length > 0 ? sampleCases.names : [],
  }
}

export const meta = accessMeta

/** One reference on its way, for HR. */
export default function CasePageForHr() {
  const loaded = useLoaderData<typeof loader>()
  return loaded.kind === 'loaded' ? <CaseScreen key={loaded.page.id} {...loaded} /> : <NotLoadedScreen {...loaded} />
}
