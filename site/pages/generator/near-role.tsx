import { useEffect, useState } from 'react'
import type { Locale } from '#words/interface'
import { roleNames } from '#zeugnis'
import { useMessages } from '../../messages/messages.tsx'
import type { Draft } from './draft.ts'

interface Props {
  readonly draft: Draft
  readonly locale: Locale
  readonly onTake: (role: string) => void
}

/** Which sentences a free title gets: neutral ones, until the occupation that it belongs to is taken. */
export function NearRole({ draft: { role, job, isUntouched }, locale, onTake }: Props) {
  const t = useMessages()
  const [find, setFind] = useState<(title: string) => string | null>()
  const isFree = role === '' && job.trim() !== '' && !isUntouched
  useEffect(() => {
    // Without it the title gets neutral sentences, as it is said.
    if (isFree) import('../../reading/role-of-title.ts').then(({ roleOfTitle }) => setFind(() => roleOfTitle), console.warn)
  }, [isFree])
  if (!isFree || !find) return null
  const near = find(job) ?? ''
  const name = roleNames[near]
  if (!name) return <p className="small dim">{t('draft.role.neutral')}</p>
  return (
    <div className="gen-r">
      <p className="small">{t('draft.role.near', { role: name[locale] })}</p>
      <button type="button" className="btn btn--2 btn--s" onClick={() => onTake(near)}>
        {t('draft.role.take')}
      </button>
    </div>
  )
}
