import type { Locale } from '#words/interface'
import { useOpened } from '../../../browser/use-opened.ts'
import { useMessages } from '../../../messages/messages.tsx'

/** Opens the dialog in which a letter becomes a link: what it needs is loaded with the first click. */
export function ShareButton({ text, locale }: { text: string; locale: Locale }) {
  const t = useMessages()
  const { opened, hasFailed, open } = useOpened(() => import('./share-dialog.tsx'))
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
      {opened && <opened.loaded.ShareDialog text={text} locale={locale} times={opened.times} />}
    </>
  )
}
