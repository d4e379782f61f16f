import { useState } from 'react'
import type { Letter } from '#zeugnis'
import { type FileFormat, fileFormats } from '../../browser/file-types.ts'
import { saveFile } from '../../browser/save-file.ts'
import { type Translate, useMessages } from '../../messages/messages.tsx'
import { undrawableWords } from '../../reading/undrawable-words.ts'
import { CheckField } from '../../ui/choice-fields.tsx'
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
  const [isDraft, setIsDraft] = useState(true)
  async function save(format: FileFormat) {
    setSaid(t('file.making'))
    const letter = await letterNow()
    const name = fileName([t(isDraft ? 'generator.fileName.draft' : 'generator.fileName.final'), person], format)
    setSaid(letter ? await saved(letter, name, { format, today, isDraft }, t) : t('file.failed'))
  }
  const copy = () =>
    void letterNow()
      .then(copied)
      .then((key) => setSaid(t(key)))
  const others = [
    ...fileFormats.map((format) => [`letter.${format}`, () => void save(format)] as const),
    ['generator.print', () => void letterNow().then(() => print())],
    ['generator.reword', onReword],
  ] as const
  return (
    <div className="gen-a">
      <button type="button" className="btn btn--s" onClick={copy}>
        {t('generator.copy')}
      </button>
      {others.map(([label, act]) => (
        <button key={label} type="button" className="btn btn--2 btn--s" onClick={act}>
          {t(label)}
        </button>
      ))}
      <CheckField label={t('generator.draftLine')} value={isDraft} onChange={setIsDraft} />
      <span className="small dim" role="status">
        {said}
      </span>
    </div>
  )
}

async function copied(letter: Letter | undefined) {
  return await navigator.clipboard.writeText(letter?.plainText ?? '').then(
    () => 'code.copied' as const,
    () => 'code.copyFailed' as const,
  )
}

interface Saving {
  readonly format: FileFormat
  readonly today: string
  readonly isDraft: boolean
}

/** Makes and saves the file; gives what is said of it. */
function saved(letter: Letter, name: string, { format, today, isDraft }: Saving, t: Translate): Promise<string> {
  return import('./letter-file.ts')
    .then(({ makeLetterFile }) => makeLetterFile(letter, format, { date: today, isDraft, letterhead: letterheadImage() }))
    .then(
      (file) => {
        if (!(file instanceof Uint8Array)) return t('file.undrawable.letter', { words: undrawableWords(file, t) })
        saveFile(file, name, format)
        return t('file.saved', { name })
      },
      () => t('file.failed'),
    )
}

/** The words of both joined, without what a file name may not hold. */
function fileName(words: readonly string[], format: FileFormat): string {
  return `${words
    .join(' ')
    .match(/[\p{L}\p{M}\p{N}]+/gu)
    ?.join('-')}.${format}`
}
