import { Responsible } from '../../blocks/responsible.tsx'
import { useMessages } from '../../messages/messages.tsx'
import { HalyardLabel } from '../../ui/halyard-label.tsx'

/** Where a reference of the reader's own is read. */
export function CheckSection({ href }: { href: string }) {
  const t = useMessages()
  return (
    <section className="sec sec--fog sec--tight" aria-labelledby="check" data-search="off">
      <div className="wrap">
        <HalyardLabel flag="a">{t('article.check')}</HalyardLabel>
        <div className="main">
          <h2 id="check">{t('article.check.title')}</h2>
          <p className="lead check-l">{t('article.check.lead')}</p>
          <p className="check-b">
            <a className="btn" href={href}>
              {t('article.check.link')}
            </a>
          </p>
        </div>
      </div>
    </section>
  )
}

interface CorrectionsProps {
  readonly email: string
  readonly responsible: { readonly name: string; readonly isSample: boolean }
}

/** Whom a reader tells of an error, and who answers for the text. */
export function Corrections({ email, responsible }: CorrectionsProps) {
  const t = useMessages()
  return (
    <section className="sec sec--tight corr">
      <div className="wrap">
        <HalyardLabel flag="k">{t('article.contact')}</HalyardLabel>
        <p className="main narrow">
          {t('article.corrections')} <a href={`mailto:${email}`}>{email}</a>. <Responsible {...responsible} />
        </p>
      </div>
    </section>
  )
}
