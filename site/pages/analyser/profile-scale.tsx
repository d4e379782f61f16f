import { useMessages } from '../../messages/messages.tsx'

const scale = [1, 2, 3, 4, 5] as const

/** The head of the profile: its name, and the grades above the lines that pennants hang on. */
export function ProfileScale() {
  const t = useMessages()
  return (
    <p className="prof-h" aria-hidden="true">
      {t('analyser.profile')}
      <span className="prof-s">
        {scale.map((grade) => (
          <span key={grade}>{grade}</span>
        ))}
      </span>
    </p>
  )
}
