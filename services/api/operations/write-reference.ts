import { readFile } from 'node:fs/promises'
import { messagesFor } from '#words/messages'
import { generate, type Letter, SpecError, type ZeugnisSpec } from '#zeugnis'
import { letterToDocx, letterToPdf, UndrawableError } from '#zeugnis/document'
import { loadLetterFonts } from '#zeugnis/document/fonts'
import type { Answer, Call } from '../operation.ts'
import { ApiProblem } from '../problem.ts'
import { undrawableFaults } from '../undrawable-faults.ts'

interface ReferenceRequest extends ZeugnisSpec {
  readonly seed: number
}

type Writer = (letter: Letter, date: string) => Promise<Uint8Array>

/** What makes a file of a letter. Without one the answer is JSON. */
const writers: Readonly<Record<string, Writer>> = {
  'application/pdf': async (letter, date) => letterToPdf(letter, { date, fonts: await loadLetterFonts((file) => readFile(file), letter) }),
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': (letter, date) => letterToDocx(letter, { date }),
}

/**
 * Writes a letter as JSON, PDF or DOCX. Throws `validation_failed` for a description from which no letter can be made,
 * and for letters that a PDF cannot show.
 */
export async function writeReference(call: Call): Promise<Answer> {
  const { seed, ...spec } = call.body<ReferenceRequest>()
  const letter = written(spec, seed, call)
  const write = writers[call.type]
  if (!write) return { json: letter }
  try {
    return { file: await write(letter, spec.issued), type: call.type }
  } catch (error) {
    if (!(error instanceof UndrawableError)) throw error
    const letters = error.letters.map(({ letter }) => letter)
    throw new ApiProblem('validation_failed', { errors: undrawableFaults(spec, letters, call.locale) })
  }
}

function written(spec: ZeugnisSpec, seed: number, { locale }: Call): Letter {
  try {
    return generate(spec, seed)
  } catch (error) {
    if (!(error instanceof SpecError)) throw error
    const texts = messagesFor(locale)
    const errors = error.problems.map(({ code, field }) => ({
      pointer: `/${field.replaceAll('.', '/')}`,
      code,
      message: texts[`draft.problem.${code}`],
    }))
    throw new ApiProblem('validation_failed', { errors })
  }
}
