import { useMessages } from '../../messages/messages.tsx'
import { Flag } from '../../ui/flag.tsx'

const shown = ['fachwissen', 'arbeitsbefaehigung', 'leistungsbereitschaft', 'gesamtbeurteilung', 'sozialverhalten', 'schlussformel'] as const
const rows = [0, 1, 2] as const

/** Where the result will stand: what to do, and beside a wide field its outline with nothing in it yet. */
export function EmptyResult({ said }: { said: string }) {
  const t = useMessages()
  return (
    <div className="az-r az-leer">
      <p>
        <Flag name="q" size={34} />
        {said}
      </p>
      <div className="prof" aria-hidden="true">
        <p className="prof-h">
          {t('analyser.profile')}
          <span className="prof-s">
            {[1, 2, 3, 4, 5].map((grade) => (
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
      <div className="az-g" aria-hidden="true">
        <b>{t('analyser.findings')}</b>
        {rows.map((row) => (
          <i key={row} />
        ))}
      </div>
    </div>
  )
}
