import { useMessages } from '../messages/messages.tsx'
import { readEndings } from './file-kind.ts'

/** Chooses a file; the same one again, too, once it was saved anew. */
export function FileButton({ onFile }: { onFile: (file: File | undefined) => void }) {
  const t = useMessages()
  return (
    <label className="btn btn--2 btn--s">
      {t('analyser.file')}
      <input
        className="vh"
        type="file"
        accept={readEndings.join()}
        onChange={({ target }) => {
          onFile(target.files?.[0])
          target.value = ''
        }}
      />
    </label>
  )
}
