import { useMessages } from '../../messages/messages.tsx'
import './result-sketch.css'

const shown = ['fachwissen', 'arbeitsbefaehigung', 'leistungsbereitschaft', 'gesamtbeurteilung', 'sozialverhalten', 'schlussformel'] as const
const scale = [1, 2, 3, 4, 5] as const

/** What will stand there with nothing in it yet: a scale without pennants, rows without words. */
export function ResultSketch() {
  const t = useMessages()
  return (
    <div className="az-g" aria-hidden="true">
      <div className="prof">
        <p className="prof-h">
          {t('analyser.profile')}
          <span className="prof-s">
            {scale.map((grade) => (
              <span key={grade}>{grade}</span>
            ))}
          </span>
        </p>
        <dl>
          {shown.map((dimension) => (
            <div key={dimension}>
              <dt>{t(`dimension.${dimension}`)}</dt>
              <dd className="tr" />
            </div>
          ))}
        </dl>
      </div>
      <b>{t('analyser.findings')}</b>
      <i />
      <i />
      <i />
    </div>
  )
}
