import { useMessages } from '../../../messages/messages.tsx'
import { Thumbnail } from './thumbnail.tsx'

interface Props {
  readonly files: readonly File[]
  readonly onChange: (files: readonly File[]) => void
}

/** The files of one letter in the order in which they are read. */
export function FileList({ files, onChange }: Props) {
  const t = useMessages()
  function move(at: number, by: number) {
    const file = files[at]
    if (file) onChange(files.toSpliced(at, 1).toSpliced(at + by, 0, file))
  }
  return (
    <ol className="scn-f">
      {files.map((file, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
        <li key={at}>
          <Thumbnail file={file} />
          <div>
            <span>{file.name}</span>
            {files.length > 1 && (
              <>
                <button type="button" className="btn btn--2 btn--s" disabled={at === 0} onClick={() => move(at, -1)}>
                  {t('scan.up')}
                  <span className="vh"> {file.name}</span>
                </button>
                <button type="button" className="btn btn--2 btn--s" disabled={at === files.length - 1} onClick={() => move(at, 1)}>
                  {t('scan.down')}
                  <span className="vh"> {file.name}</span>
                </button>
              </>
            )}
            <button type="button" className="btn btn--2 btn--s" onClick={() => onChange(files.toSpliced(at, 1))}>
              {t('scan.remove')}
              <span className="vh"> {file.name}</span>
            </button>
          </div>
        </li>
      ))}
    </ol>
  )
}
