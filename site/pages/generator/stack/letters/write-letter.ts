import type { Letter } from '#zeugnis'
import type { LetterheadImage, Undrawable } from '#zeugnis/document'
import type { FileFormat } from '../../../../browser/file-types.ts'
import type { Draft } from '../../draft.ts'
import { makeLetterFile } from '../../letter-file.ts'
import { loadLanguage, writeDraft } from '../../write-draft.ts'
import { type Before, leastAlike, leastUsed, VERSIONS, wordingsOf } from './spread.ts'

/** A letter to be written: its draft, the wordings of the letters that it could be like, and in which files it is wanted. */
export interface LetterOrder {
  readonly draft: Draft
  readonly before: Before
  readonly formats: readonly FileFormat[]
  /** Day of writing, ISO 8601. */
  readonly today: string
  readonly isDraft: boolean
  readonly letterhead: LetterheadImage | undefined
}

export interface WrittenLetter {
  readonly files: readonly { readonly format: FileFormat; readonly bytes: Uint8Array }[]
  /** Letters that no font of PDF files has: without them there is no PDF. */
  readonly undrawable: readonly Undrawable[]
  readonly wordings: readonly string[]
  readonly plainText: string
}

/** One letter of a stack as files. Throws for a draft with problems: who asks has asked for them before. */
export async function writeLetter({ draft, before, formats, today, isDraft, letterhead }: LetterOrder): Promise<WrittenLetter> {
  const language = await loadLanguage(draft)
  const grades = [...new Set([draft.overall, ...Object.values(draft.grades)])]
  const versions = Array.from({ length: VERSIONS }, (_, version) => {
    const chosen = leastUsed(language.phrases, grades, before, version)
    return writeDraft({ ...draft, seed: draft.seed * VERSIONS + version, chosen }, language, today).letter ?? []
  })
  const letter = leastAlike(versions.flat(), before)
  const made = await Promise.all(
    formats.map(async (format) => ({ format, file: await makeLetterFile(letter, format, { date: today, isDraft, letterhead }) })),
  )
  return {
    files: made.flatMap(({ format, file }) => (file instanceof Uint8Array ? [{ format, bytes: file }] : [])),
    undrawable: made.flatMap(({ file }) => (file instanceof Uint8Array ? [] : file)),
    ...shown(letter),
  }
}

const shown = (letter: Letter) => ({ wordings: wordingsOf(letter), plainText: letter.plainText })
