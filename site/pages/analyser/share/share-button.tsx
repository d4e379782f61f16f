import { type ComponentType, useState } from 'react'
import type { Locale } from '#words/interface'
import { useMessages } from '../../../messages/messages.tsx'
import type { ShareDialogProps } from './share-dialog.tsx'

interface Opened {
  readonly Dialog: ComponentType<ShareDialogProps>
  /** How often it was asked for. */
  readonly times: number
}

/** Opens the dialog in which a letter becomes a link: what it needs is loaded with the first click. */
export function ShareButton({ text, locale }: { text: string; locale: Locale }) {
  const t = useMessages()
  const [opened, setOpened] = useState<Opened>()
  const [hasFailed, setHasFailed] = useState(false)
  async function open() {
    try {
      const { ShareDialog } = await import('./share-dialog.tsx')
      setHasFailed(false)
      setOpened((before) => ({ Dialog: ShareDialog, times: (before?.times ?? 0) + 1 }))
    } catch {
      setHasFailed(true)
    }
  }
  return (
    <>
      <button className="btn btn--2 btn--s" type="button" data-share="" onClick={() => void open()}>
        {t('share.title')}
      </button>
      {hasFailed && (
        <span className="small" role="alert">
          {t('share.problem.offline')}
        </span>
      )}
      {opened && <opened.Dialog text={text} locale={locale} times={opened.times} />}
    </>
  )
}
