import { type FormEvent, type KeyboardEvent, useCallback, useEffect, useState } from 'react'
import type { Locale } from '#words/locales'
import { useMessages } from '../../../runtime/messages.tsx'
import { CodeTokens } from '../../../ui/code-tokens.tsx'
import { TextField } from '../../../ui/field.tsx'
import type { SampleRequest } from '../reference/samples.ts'
import { type TriedAnswer, tryRequest } from './try-request.ts'

export interface TryableRequest extends SampleRequest {
  readonly id: string
  readonly name: string
}

interface Props {
  readonly requests: readonly TryableRequest[]
  readonly sandboxKey: string
  readonly locale: Locale
}

const BODY_ID = 'try-body'
const anchor = (id: string) => `try-${id}`
const textOf = (request: TryableRequest | undefined) => (request?.body === undefined ? '' : JSON.stringify(request.body, null, 2))

/** Lines that a text takes on a wide screen: as high as the example, and room to write. */
function linesOf(text: string): number {
  const lines = text.split('\n').reduce((sum, line) => sum + Math.ceil(line.length / 90), 0)
  return Math.min(16, Math.max(6, lines + 2))
}

/** A documented request, to be changed and sent; the answer stands below it with its status and time. */
export function TryIt({ requests, sandboxKey, locale }: Props) {
  const t = useMessages()
  const [chosen, setChosen] = useState(requests[0])
  const [address, setAddress] = useState(chosen?.address ?? '')
  const [body, setBody] = useState(textOf(chosen))
  const [key, setKey] = useState(sandboxKey)
  const [state, setState] = useState<'ready' | 'sending' | 'offline' | TriedAnswer>('ready')

  const choose = useCallback((request: TryableRequest) => {
    setChosen(request)
    setAddress(request.address)
    setBody(textOf(request))
    setState('ready')
  }, [])

  useEffect(() => {
    function follow() {
      const request = requests.find(({ id }) => `#${anchor(id)}` === location.hash)
      // Who is typing already keeps what stands there.
      if (request && document.activeElement?.id !== BODY_ID) choose(request)
    }
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [requests, choose])

  if (!chosen) return null

  function send(event?: FormEvent) {
    event?.preventDefault()
    if (!chosen) return
    setState('sending')
    const request = { method: chosen.method, address, key, body: chosen.body === undefined ? undefined : body, language: locale }
    tryRequest(request).then(setState, () => setState('offline'))
  }

  function sendByKeyboard(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
  }

  return (
    <section className="try" aria-labelledby="try">
      {requests.map(({ id }) => (
        <span key={id} id={anchor(id)} />
      ))}
      <h2 id="try">{t('try.title')}</h2>
      <p>{t('try.lead')}</p>
      <noscript>
        <p>{t('try.noscript')}</p>
      </noscript>
      <form data-react="" onSubmit={send}>
        <fieldset>
          <legend>{t('try.operation')}</legend>
          <div className="chips">
            {requests.map((request) => (
              <label key={request.id}>
                <input type="radio" name="call" checked={request.id === chosen.id} onChange={() => choose(request)} />
                {request.name}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="try-g">
          <TextField label={`${t('try.address')} (${chosen.method.toUpperCase()})`} lang="en" value={address} onChange={setAddress} />
          <TextField label={t('try.key')} lang="en" value={key} onChange={setKey} />
        </div>
        {chosen.body !== undefined && (
          <div className="fld">
            <label htmlFor={BODY_ID}>{t('try.body')}</label>
            <textarea
              id={BODY_ID}
              className="fld-in"
              rows={linesOf(textOf(chosen))}
              spellCheck={false}
              value={body}
              onChange={(event) => setBody(event.target.value)}
              onKeyDown={sendByKeyboard}
            />
          </div>
        )}
        <button className="btn" type="submit" aria-disabled={state === 'sending'}>
          {t('try.send')}
        </button>
      </form>
      <Answer state={state} />
    </section>
  )
}

function Answer({ state }: { state: 'ready' | 'sending' | 'offline' | TriedAnswer }) {
  const t = useMessages()
  const isAnswer = typeof state === 'object'
  return (
    <div className="try-a">
      <p role="status">
        {state === 'sending' && t('try.sending')}
        {state === 'offline' && t('try.offline')}
        {isAnswer && t('try.status', { status: state.status, ms: state.ms })}
      </p>
      {isAnswer && (
        <div className="cb">
          <div className="cb-h">
            <span>{t('try.answer')}</span>
            <button type="button" data-copy="">
              {t('code.copy')}
            </button>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1) */}
          <pre tabIndex={0}>
            <CodeTokens text={state.text} />
          </pre>
        </div>
      )}
    </div>
  )
}
