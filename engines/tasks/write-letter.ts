import { readFile } from 'node:fs/promises'
import { sheetTexts } from '#words/said'
import { generate, type Letter, SpecError } from '#zeugnis'
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

const writers: Readonly<Record<LetterFormat, (letter: Letter, date: string) => Promise<Uint8Array>>> = {
  pdf: async (letter, date) =>
    letterToPdf(letter, { date, texts: sheetTexts[letter.language], fonts: await loadLetterFonts((file) => readFile(file), letter) }),
  docx: (letter, date) => letterToDocx(letter, { date, texts: sheetTexts[letter.language] }),
}

export async function makeLetterFile({ spec, seed, format }: LetterFileOrder): Promise<LetterFile> {
  const written = writeLetter({ spec, seed })
  if (written.kind === 'wrong') return written
  try {
    return { kind: 'file', file: await writers[format](written.letter, spec.issued) }
  } catch (error) {
    if (!(error instanceof UndrawableError)) throw error
    const letters = error.letters.map(({ letter }) => letter)
    return { kind: 'undrawable', entries: undrawableEntries(spec, letters) }
  }
}

/** The writers are loaded before the work begins, so that its deadline does not count that. */
export async function loadedLetterFile(): Promise<typeof makeLetterFile> {
  await loadWriters()
  return makeLetterFile
}
