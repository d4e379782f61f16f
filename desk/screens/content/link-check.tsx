import type { CheckedLink, ContentState } from '#words/desk'
import { useSay } from '../../language/language.tsx'
import { Outcome } from '../../ui/outcome.tsx'
import { Rows } from '../../ui/rows.tsx'
import { stateOfLink, useLinkCheck } from './use-link-check.ts'

type Links = ContentState['links']

/** Whether addresses that pages link to still answer: asked by the server, and only when somebody presses. */
export function LinkCheck({ links }: { readonly links: Links }) {
  const say = useSay()
  const { answers, isRunning, problem, start, stop } = useLinkCheck(links.map(({ address }) => address))
  const of = (state: string) => links.filter(({ address }) => stateOfLink(answers.get(address)) === state)
  const isDone = !isRunning && answers.size > 0
  const summary = say('content.checked', { count: answers.size, dead: of('dead').length, moved: of('moved').length })
  return (
    <section>
      <h2>{say('content.links')}</h2>
      <p className="about">{say('content.linksAbout', { count: links.length })}</p>
      <div className="buttons">
        <button type="button" disabled={isRunning} onClick={start}>
          {say('content.check')}
        </button>
        {isRunning && (
          <button type="button" className="second" onClick={stop}>
            {say('content.stop')}
          </button>
        )}
      </div>
      {isRunning && <p className="dim">{say('content.checking', { done: answers.size, count: links.length })}</p>}
      <Outcome done={isDone && summary} problem={problem && say('asked.failed', { message: problem })} />
      <LinkTable links={[...of('dead'), ...of('refuses'), ...of('moved')]} answers={answers} />
    </section>
  )
}

function LinkTable({ links, answers }: { readonly links: Links; readonly answers: ReadonlyMap<string, CheckedLink> }) {
  const say = useSay()
  if (links.length === 0) return null
  function said({ status, movedTo }: CheckedLink): string {
    if (status === 0) return say('content.noAnswer')
    if (stateOfLink({ status, movedTo }) === 'refuses') return say('content.refuses', { status })
    return movedTo ? say('content.movedTo', { address: movedTo }) : String(status)
  }
  return (
    <Rows heads={['content.address', 'content.answer', 'content.pages']}>
      {links.map(({ address, pages }) => (
        <tr key={address}>
          <th scope="row" className="long">
            <a href={address} target="_blank" rel="noreferrer">
              {address}
            </a>
          </th>
          <td>{said(answers.get(address) ?? { status: 0, movedTo: '' })}</td>
          <td className="dim long">{pages.join(', ')}</td>
        </tr>
      ))}
    </Rows>
  )
}
