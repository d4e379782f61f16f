import type { LetterFormat } from '#engines'
import { messagesFor } from '#words/interface'
import type { SpecErrorCode, ZeugnisSpec } from '#zeugnis'
import { seedOf, unusedEntries } from '#zeugnis/terms'
import type { Answer, Call } from '../operation.ts'
import { ApiProblem, type Fault } from '../problem.ts'
import { undrawableFault } from '../undrawable-fault.ts'

interface ReferenceRequest extends ZeugnisSpec {
  readonly seed?: number
}

const formats: Readonly<Record<string, LetterFormat>> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
}

/**
 * Writes a letter as JSON, PDF or DOCX. Throws `validation_failed` for a description from which no letter can be made,
 * and for letters that a PDF cannot show.
 */
export async function writeReference(call: Call): Promise<Answer> {
  const { seed: given, ...spec } = call.body<ReferenceRequest>()
  const seed = given ?? seedOf(spec)
  const format = formats[call.type]
  const written = await (format ? call.engines.run('makeLetterFile', { spec, seed, format }) : call.engines.run('writeLetter', { spec, seed }))
  switch (written.kind) {
    case 'letter':
      return { json: { ...written.letter, warnings: [...written.letter.warnings, ...unusedEntries(spec)] } }
    case 'file':
      return { file: written.file, type: call.type }
    case 'wrong':
      throw invalid(
        written.problems.map(({ code, field }) => ({ pointer: `/${field.replaceAll('.', '/')}`, code, message: sentenceFor(code, call) })),
      )
    case 'undrawable':
      throw invalid(written.entries.map((entry) => undrawableFault(entry, call.locale)))
  }
}

function invalid(errors: readonly Fault[]): ApiProblem {
  return new ApiProblem('validation_failed', { errors })
}

function sentenceFor(code: SpecErrorCode, { locale }: Call): string {
  return messagesFor(locale)[`draft.problem.${code}`]
}
