import { useMessages } from '../../messages/messages.tsx'

/** On a phone letter and form are always one press away. */
export function LetterBar() {
  const t = useMessages()
  return (
    <p className="gen-j">
      <a className="btn btn--2 btn--s" href="#letter">
        {t('generator.toLetter')}
      </a>
      <a className="btn btn--2 btn--s" href="#form">
        {t('generator.toForm')}
      </a>
    </p>
  )
}
