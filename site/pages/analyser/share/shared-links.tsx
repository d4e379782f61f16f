import { useEffect, useId, useRef, useState } from 'react'
import { type Locale, longDate } from '#words/interface'
import { useMessages } from '../../../messages/messages.tsx'
import { inLocale, reportPaths } from '../../../route-table/pages.ts'
import type { SharedLinks as Links } from './use-sharing.ts'

/** Both links, which nobody can show again. */
export function SharedLinks({ links, locale }: { links: Links; locale: Locale }) {
  const t = useMessages()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const report = `${location.origin}${inLocale(`/${links.token}`, locale)}`
  const deletion = `${location.origin}${inLocale(reportPaths.deletion, locale)}?${new URLSearchParams({ token: links.deletion })}`
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {t('share.done')}
      </h3>
      <p>{t('share.done.text', { date: longDate(links.expires.slice(0, 10), locale) })}</p>
      <LinkField label={t('share.link')} address={report} />
      <LinkField label={t('share.deletion')} address={deletion} hint={t('share.deletion.hint')} />
      {links.isOwned && <p>{t('share.owned')}</p>}
      <p className="btns">
        <a className="btn" href={report}>
          {t('share.open')}
        </a>
      </p>
    </>
  )
}

/** An address to be copied, by hand too. */
function LinkField({ label, address, hint }: { label: string; address: string; hint?: string }) {
  const t = useMessages()
  const id = useId()
  const [said, setSaid] = useState('')
  async function copy() {
    setSaid(
      await navigator.clipboard.writeText(address).then(
        () => t('code.copied'),
        () => t('code.copyFailed'),
      ),
    )
  }
  return (
    <div className="fld">
      <label htmlFor={id}>{label}</label>
      <div className="shr-c">
        <input id={id} readOnly value={address} onFocus={(event) => event.target.select()} />
        <button type="button" className="btn btn--2 btn--s" aria-describedby={id} onClick={() => void copy()}>
          {t('code.copy')}
        </button>
      </div>
      <p className="hint" role="status">
        {said || hint}
      </p>
    </div>
  )
}
