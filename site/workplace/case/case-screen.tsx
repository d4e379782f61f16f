import { useRef } from 'react'
import { SeenContext } from '../form/seen.ts'
import { useTyped } from '../form/use-typed.ts'
import { LiveNotice } from '../live/live-notice.tsx'
import { Screen } from '../screen.tsx'
import { SignedInLine } from '../sign-in/signed-in-line.tsx'
import { useWords } from '../words.ts'
import { CaseFacts } from './case-facts.tsx'
import type { CaseScreenProps } from './case-props.ts'
import { Guests } from './guests.tsx'
import { NamesWarning } from './names-warning.tsx'
import { NextAction } from './next-action.tsx'
import { Progress } from './progress.tsx'
import { Sections } from './sections.tsx'

/** A case as HR sees it: where it stands, the one thing to do next, and below all that belongs to it. */
export function CaseScreen(props: CaseScreenProps) {
  const say = useWords()
  const box = useRef<HTMLDivElement>(null)
  const { page } = props
  useTyped(box, page.version)
  const { state, request } = page.one
  return (
    <Screen
      heading={`${request.firstName} ${request.lastName}`}
      lead={say(`where.${state}`, { manager: page.one.people.manager, reviewer: page.one.people.reviewer })}
      head={<SignedInLine />}
      last={page.events.at(-1)?.call}
    >
      <LiveNotice tick={page.tick} within={box} count={page.version} />
      {/* What was typed belongs to the case as it stood then. */}
      <div ref={box} key={page.version} className="case">
        <SeenContext value={page.version}>
          <Progress one={page.one} />
          <div className="case-top">
            <NextAction {...props} />
            <CaseFacts page={page} />
          </div>
          <NamesWarning names={page.unknownNames} invented={props.invented} />
          <Guests people={page.one.people} />
          <Sections {...props} />
        </SeenContext>
      </div>
    </Screen>
  )
}
