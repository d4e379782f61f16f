import { useMessages } from '../messages/messages.tsx'

/** What the lines under a letter's phrases mean. */
export function MarkKey() {
  const t = useMessages()
  return (
    <ul className="azkey">
      <li>
        <span className="ann">{t('analyser.key.sound.line')}</span> {t('analyser.key.sound')}
      </li>
      <li>
        <span className="ann mid">{t('analyser.key.mid.line')}</span> {t('analyser.key.mid')}
      </li>
      <li>
        <span className="ann bad">{t('analyser.key.bad.line')}</span> {t('analyser.key.bad')}
      </li>
      <li>
        <span className="ann off">{t('analyser.key.off.line')}</span> {t('analyser.key.off')}
      </li>
    </ul>
  )
}
