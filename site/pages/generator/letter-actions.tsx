import { useState } from 'react'
import type { Letter } from '#zeugnis'
import { type FileFormat, fileFormats } from '../../browser/file-types.ts'
import { saveFile } from '../../browser/save-file.ts'
import { useMessages } from '../../messages/messages.tsx'
import { undrawableWords } from '../../reading/undrawable-words.ts'
import { letterheadImage } from './letterhead/use-letterhead.ts'

interface Props {
  /** Whose letter it is: files of several people stay apart. */
  readonly person: string
  readonly letterNow: () => Promise<Letter | undefined>
  readonly today: string
  readonly onReword: () => void
}

/** What can be done with the letter. */
export function LetterActions({ person, letterNow, today, onReword }: Props) {
  const t = useMessages()
  const [said, setSaid] = useState('')
  async function copy() {
    const letter = await letterNow()
    setSaid(
      await navigator.clipboard.writeText(letter?.plainText ?? '').then(
        () => t('code.copied'),
        () => t('code.copyFailed'),
      ),
    )
  }
  async function save(format: FileFormat) {
    setSaid(t('file.making'))
    const letter = await letterNow()
    if (!letter) return setSaid(t('file.failed'))
    const name = fileName([t('generator.fileName'), person], format)
    setSaid(
      await import('./letter-file.ts')
        .then(({ makeLetterFile }) => makeLetterFile(letter, format, today, letterheadImage()))
        .then(
          (file) => {
            if (!(file instanceof Uint8Array)) return t('file.undrawable.letter', { words: undrawableWords(file, t) })
            saveFile(file, name, format)
            return t('file.saved', { name })
          },
          () => t('file.failed'),
        ),
    )
  }
  return (
    <div className="gen-a">
      <button type="button" className="btn btn--s" onClick={() => void copy()}>
        {t('generator.copy')}
      </button>
      {fileFormats.map((format) => (
        <button key={format} type="button" className="btn btn--2 btn--s" onClick={() => void save(format)}>
          {t(`letter.${format}`)}
        </button>
      ))}
      <button type="button" className="btn btn--2 btn--s" onClick={() => void letterNow().then(() => print())}>
        {t('generator.print')}
      </button>
      <button type="button" className="btn btn--2 btn--s" onClick={onReword}>
        {t('generator.reword')}
      </button>
      <span className="small dim" role="status">
        {said}
      </span>
    </div>
  )
}

/** The words of both joined, without what a file name may not hold. */
function fileName(words: readonly string[], format: FileFormat): string {
  return `${words
    .join(' ')
    .match(/[\p{L}\p{M}\p{N}]+/gu)
    ?.join('-')}.${format}`
}
