import { useEffect, useRef, useState } from 'react'
import { FieldFrame, type FieldProps, stateOf } from './field-frame.tsx'

interface FilesProps extends FieldProps {
  /** What a file dialogue offers, such as `.pdf,image/png`. */
  readonly accept: string
  readonly words: {
    readonly choose: string
    readonly remove: string
    /** Size of a file in words. */
    readonly size: (bytes: number) => string
  }
  /** Called when the choice has changed. */
  readonly onChange: (input: HTMLInputElement) => void
}

/** Files, chosen at once or one after the other, each to be removed again. Without script the browser's own field. */
export function FilesField({ accept, words, onChange, ...field }: FilesProps) {
  const input = useRef<HTMLInputElement>(null)
  const [files, setFiles] = useState<readonly File[]>([])
  // What was chosen before React came.
  useEffect(() => setFiles([...(input.current?.files ?? [])]), [])

  function keep(kept: readonly File[]) {
    setFiles(kept)
    if (!input.current) return
    input.current.files = listOf(kept)
    onChange(input.current)
  }

  function remove(file: File) {
    keep(files.filter((one) => one !== file))
    input.current?.focus()
  }

  return (
    <FieldFrame {...field} isErrorTold>
      <input
        ref={input}
        id={field.id}
        name={field.name}
        type="file"
        multiple
        accept={accept}
        {...stateOf(field)}
        onChange={({ target }) => keep(joined(files, [...(target.files ?? [])]))}
      />
      <label htmlFor={field.id} className="btn btn--2 btn--s file">
        {words.choose}
      </label>
      {files.length > 0 && (
        <ul className="files">
          {files.map((file) => (
            <li key={keyOf(file)}>
              <span className="files-n">{file.name}</span>
              <span className="num dim">{words.size(file.size)}</span>
              <button type="button" onClick={() => remove(file)}>
                {words.remove}
                <span className="vh"> {file.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </FieldFrame>
  )
}

const keyOf = ({ name, size, lastModified }: File) => `${name}/${size}/${lastModified}`

/** A second choice adds to the first; the same file again counts once. */
function joined(before: readonly File[], chosen: readonly File[]): File[] {
  return [...new Map([...before, ...chosen].map((file) => [keyOf(file), file])).values()]
}

function listOf(files: readonly File[]): FileList {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  return transfer.files
}
