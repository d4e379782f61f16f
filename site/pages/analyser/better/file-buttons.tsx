import { useState } from 'react'
import { saveFile } from '../../../browser/save-file.ts'
import { useMessages } from '../../../messages/messages.tsx'

interface Props {
  readonly copyLabel: string
  readonly files: readonly { readonly format: 'docx' | 'txt'; readonly label: string }[]
  /** Of the file, without its ending. */
  readonly name: string
  /** What is copied, and what a text file holds. */
  readonly textNow: () => string
  /** Makes the Word file. */
  readonly docx: (title: string) => Promise<Uint8Array>
}

/** Copies a text or saves it as a file, made in this browser: the library comes with the first Word file. */
export function FileButtons({ copyLabel, files, name, textNow, docx }: Props) {
  const t = useMessages()
  const [said, setSaid] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(textNow()).then(
      () => setSaid(t('code.copied')),
      () => setSaid(t('code.copyFailed')),
    )
  async function save(format: 'docx' | 'txt') {
    setSaid(t('file.making'))
    try {
      saveFile(format === 'txt' ? new TextEncoder().encode(textNow()) : await docx(name), `${name}.${format}`, format)
      setSaid(t('file.saved', { name: `${name}.${format}` }))
    } catch {
      setSaid(t('file.failed'))
    }
  }
  return (
    <div className="btns">
      {files.map(({ format, label }, index) => (
        <button key={format} type="button" className={index === 0 ? 'btn btn--s' : 'btn btn--2 btn--s'} onClick={() => void save(format)}>
          {label}
        </button>
      ))}
      <button type="button" className="btn btn--2 btn--s" onClick={() => void copy()}>
        {copyLabel}
      </button>
      <span className="small dim" role="status">
        {said}
      </span>
    </div>
  )
}
