import { readFile } from 'node:fs/promises'
import { sheetTexts } from '#words/said'
import { generate, type Letter, SpecError, withSentences } from '#zeugnis'
import { letterToDocx, letterToPdf, loadWriters, UndrawableError } from '#zeugnis/document'
import { loadLetterFonts } from '#zeugnis/fonts'
import type { LetterFile, LetterFileOrder, LetterFormat, LetterOrder, WrittenLetter } from '../letter-work.ts'
import { undrawableEntries } from './undrawable-entries.ts'

export function writeLetter({ spec, seed }: LetterOrder): WrittenLetter {
  try {
    return { kind: 'letter', letter: generate(spec, seed) }
  } catch (error) {
    if (!(error instanceof SpecError)) throw error
    return { kind: 'wrong', problems: error.problems }
  }
}

type Texts = (typeof sheetTexts)['de']

const writers: Readonly<Record<LetterFormat, (letter: Letter, date: string, texts: Texts) => Promise<Uint8Array>>> = {
  pdf: async (letter, date, texts) => letterToPdf(letter, { date, texts, fonts: await loadLetterFonts((file) => readFile(file), letter) }),
  docx: (letter, date, texts) => letterToDocx(letter, { date, texts }),
}

export async function makeLetterFile({ spec, seed, format, sentences, isToSign = false }: LetterFileOrder): Promise<LetterFile> {
  const written = writeLetter({ spec, seed })
  if (written.kind === 'wrong') return written
  try {
    const letter = sentences ? withSentences(written.letter, sentences) : written.letter
    return {
      kind: 'file',
      file: await writers[format](letter, spec.issued, isToSign ? { ...sheetTexts[letter.language], draft: '' } : sheetTexts[letter.language]),
    }
  } catch (error) {
    if (!(error instanceof UndrawableError)) throw error
    const letters = error.letters.map(({ letter }) => letter)
    return { kind: 'undrawable', entries: undrawableEntries(sentences ? { sentences } : spec, letters) }
  }
}

/** The writers are loaded before the work begins, so that its deadline does not count that. */
export async function loadedLetterFile(): Promise<typeof makeLetterFile> {
  await loadWriters()
  return makeLetterFile
}
