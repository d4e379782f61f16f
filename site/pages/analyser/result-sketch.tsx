import { useMessages } from '../../messages/messages.tsx'
import { ProfileScale } from './profile-scale.tsx'
import './result-sketch.css'

const shown = ['fachwissen', 'arbeitsbefaehigung', 'leistungsbereitschaft', 'gesamtbeurteilung', 'sozialverhalten', 'schlussformel'] as const

/** What will stand there with nothing in it yet: a scale without pennants, rows without words. */
export function ResultSketch() {
  const t = useMessages()
  return (
    <div className="az-g" aria-hidden="true">
      <div className="prof">
        <ProfileScale />
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
