import { type FormEvent, type KeyboardEvent, useState } from 'react'
import type { Locale } from '#words/interface'
import { useMessages } from '../../../messages/messages.tsx'
import { CodeTokens } from '../../../ui/code-tokens.tsx'
import { TextField } from '../../../ui/field.tsx'
import { anchor, BODY_ID, type TryableRequest, textOf, useFollowedAnchor, useRequestDraft } from './request-draft.ts'
import { type TriedAnswer, tryRequest } from './try-request.ts'

interface Props {
  readonly requests: readonly TryableRequest[]
  readonly sandboxKey: string
  readonly locale: Locale
}

type AnswerState = 'ready' | 'sending' | 'offline' | TriedAnswer

/** Lines that a text takes on a wide screen: as high as the example, and room to write. */
function linesOf(text: string): number {
  const lines = text.split('\n').reduce((sum, line) => sum + Math.ceil(line.length / 90), 0)
  return Math.min(16, Math.max(6, lines + 2))
}

/** A documented request, to be changed and sent; the answer stands below it with its status and time. */
export function TryIt({ requests, sandboxKey, locale }: Props) {
  const t = useMessages()
  const draft = useRequestDraft(requests, sandboxKey)
  const [state, setState] = useState<AnswerState>('ready')
  const { chosen, address, body, key } = draft
  useFollowedAnchor(requests, choose)
  if (!chosen) return null

  function choose(request: TryableRequest, isTyping?: boolean) {
    draft.choose(request, isTyping)
    setState('ready')
  }

  function send(event?: FormEvent) {
    event?.preventDefault()
    if (!chosen) return
    setState('sending')
    const request = { method: chosen.method, address, key, body: chosen.body === undefined ? undefined : body, language: locale }
    tryRequest(request).then(setState, () => setState('offline'))
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
        <Operations requests={requests} chosen={chosen} onChoose={choose} />
        <div className="try-g">
          <TextField label={`${t('try.address')} (${chosen.method.toUpperCase()})`} lang="en" value={address} onChange={draft.setAddress} />
          <TextField label={t('try.key')} lang="en" value={key} onChange={draft.setKey} />
        </div>
        {chosen.body !== undefined && <BodyField rows={linesOf(textOf(chosen))} value={body} onChange={draft.setBody} onSend={send} />}
        <button className="btn" type="submit" aria-disabled={state === 'sending'}>
          {t('try.send')}
        </button>
      </form>
      <Answer state={state} />
    </section>
  )
}

interface OperationsProps {
  readonly requests: readonly TryableRequest[]
  readonly chosen: TryableRequest
  readonly onChoose: (request: TryableRequest) => void
}

function Operations({ requests, chosen, onChoose }: OperationsProps) {
  const t = useMessages()
  return (
    <fieldset>
      <legend>{t('try.operation')}</legend>
      <div className="chips">
        {requests.map((request) => (
          <label key={request.id}>
            <input type="radio" name="call" checked={request.id === chosen.id} onChange={() => onChoose(request)} />
            {request.name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface BodyFieldProps {
  readonly rows: number
  readonly value: string
  readonly onChange: (text: string) => void
  /** Ctrl or Command with Enter sends what is written. */
  readonly onSend: () => void
}

function BodyField({ rows, value, onChange, onSend }: BodyFieldProps) {
  const t = useMessages()
  function sendByKeyboard(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend()
  }
  return (
    <div className="fld">
      <label htmlFor={BODY_ID}>{t('try.body')}</label>
      <textarea
        id={BODY_ID}
        className="fld-in"
        rows={rows}
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={sendByKeyboard}
      />
    </div>
  )
}

function Answer({ state }: { readonly state: AnswerState }) {
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
