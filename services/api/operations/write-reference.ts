import { readFile } from 'node:fs/promises'
import { messagesFor } from '#words/messages'
import { generate, type Letter, SpecError, type ZeugnisSpec } from '#zeugnis'
import { letterToDocx, letterToPdf } from '#zeugnis/document'
import { loadFonts } from '#zeugnis/document/fonts'
import type { Answer, Call } from '../operation.ts'
import { ApiProblem } from '../problem.ts'

interface ReferenceRequest extends ZeugnisSpec {
  readonly seed: number
}

type Writer = (letter: Letter, date: string) => Promise<Uint8Array>

const fonts = () => loadFonts((file) => readFile(file))

/** What makes a file of a letter. Without one the answer is JSON. */
const writers: Readonly<Record<string, Writer>> = {
  'application/pdf': async (letter, date) => letterToPdf(letter, { date, fonts: await fonts() }),
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': (letter, date) => letterToDocx(letter, { date }),
}

/** Writes a letter as JSON, PDF or DOCX. Throws `validation_failed` for a description from which no letter can be made. */
export async function writeReference(call: Call): Promise<Answer> {
  const { seed, ...spec } = call.body<ReferenceRequest>()
  const letter = written(spec, seed, call)
  const write = writers[call.type]
  return write ? { file: await write(letter, spec.issued), type: call.type } : { json: letter }
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
