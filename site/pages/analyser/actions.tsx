import type { Locale } from '#words/interface'
import type { useOpened } from '../../browser/use-opened.ts'
import { useMessages } from '../../messages/messages.tsx'
import { ReportButton } from '../../reading/report-button.tsx'
import { ShareButton } from './share/share-button.tsx'
import type { FieldAgain } from './use-choice.ts'

interface ActionsProps {
  readonly text: string
  readonly locale: Locale
  readonly isSample: boolean
  readonly again: FieldAgain
  readonly better: Pick<ReturnType<typeof useOpened>, 'hasFailed' | 'open'>
}

/** What can be done with a letter that was read. */
export function Actions({ text, locale, isSample, again, better }: ActionsProps) {
  const t = useMessages()
  return (
    <div className="az-e">
      <p className="small dim">{t('analyser.noAdvice')}</p>
      <div className="btns" data-script="">
        <button className="btn btn--s" type="button" onClick={() => void better.open()}>
          {t('better.title')}
        </button>
        <button className="btn btn--2 btn--s" type="button" onClick={again.another}>
          {t('analyser.other')}
        </button>
        {!isSample && (
          <button className="btn btn--2 btn--s" type="button" onClick={again.changed}>
            {t('analyser.change')}
          </button>
        )}
        <ShareButton key={text} text={text} locale={locale} />
        <ReportButton text={text} locale={locale} label={t('analyser.report')} fileName={t('analyser.fileName')} />
        <button className="btn btn--2 btn--s" type="button" onClick={() => print()}>
          {t('analyser.print')}
        </button>
        {better.hasFailed && (
          <span className="small" role="alert">
            {t('better.failed')}
          </span>
        )}
      </div>
    </div>
  )
}
