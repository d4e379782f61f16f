import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../messages/messages.tsx'
import { useWords } from './words.ts'

/** A link that was made, to copy or to open: it is shown once, for only its hash is kept. */
export function MadeLink({ id, address }: { readonly id: string; readonly address: string }) {
  const say = useWords()
  const t = useMessages()
  const box = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  useEffect(() => box.current?.focus(), [])

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      setSaid(t('code.copied'))
    } catch {
      setSaid(t('code.copyFailed'))
    }
  }

  return (
    <div ref={box} id={id} className="note note--ok madelink" tabIndex={-1}>
      <div>
        <p className="note-t">{say('link.made')}</p>
        <p>{say('link.once')}</p>
        <p className="madelink-a">
          <a href={address} target="_blank" rel="noreferrer">
            {address}
          </a>
        </p>
        <button className="btn btn--2 btn--s" type="button" data-script="" onClick={copy}>
          {say('link.copy')}
        </button>
        <p className="small" role="status">
          {said}
        </p>
      </div>
    </div>
  )
}
