import { useMessages } from '../messages/messages.tsx'

/** Progress is told in quarters: a screen reader would otherwise not stop talking. */
const QUARTERS = 4

/** How far a form has got. The region is always there, so that what comes into it is heard. */
export function SendingStatus({ progress, hasFiles }: { progress: number | undefined; hasFiles: boolean }) {
  const t = useMessages()
  const percent = (Math.floor((progress ?? 0) * QUARTERS) / QUARTERS) * 100
  return (
    <>
      {progress !== undefined && hasFiles && <progress max={1} value={progress} aria-label={t('form.uploading')} />}
      <p className="vh" role="status">
        {progress !== undefined && (hasFiles ? t('form.uploaded', { percent }) : t('form.sending'))}
      </p>
    </>
  )
}
