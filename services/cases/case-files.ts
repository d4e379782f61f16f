import type { Engines, Guest, LetterFormat } from '#engines'
import type { Connection } from '../backend-client/connect.ts'
import type { CaseFile, CaseFileName, Undrawable, Unknown } from './case-services.ts'
import { fileOf } from './letters.ts'
import type { StoredCase } from './stored-case.ts'

const types: Readonly<Record<LetterFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

interface Filing {
  readonly connection: Connection
  readonly engines: Engines
  readonly guest: Guest
  readonly now: () => Date
}

/** A file of a case: its letter, made now, or what came back signed. */
export async function fileOfCase(
  stored: StoredCase,
  name: CaseFileName,
  { connection, engines, guest, now }: Filing,
): Promise<CaseFile | Undrawable | Unknown> {
  if (name === 'unterschrieben.pdf') {
    if (!stored.signed) return { kind: 'unknown' }
    const bytes = await connection.readFile({ collection: 'cases', record: stored.id, name: stored.signed })
    return { kind: 'file', bytes, name: nameOf(stored, 'signed', 'pdf'), type: types.pdf }
  }
  const format = name === 'entwurf.pdf' ? 'pdf' : 'docx'
  const made = await fileOf(stored.standing, format, { engines, guest, now: now() })
  if (made?.kind !== 'file') return made ?? { kind: 'unknown' }
  // What was released is no draft any more.
  const what = stored.standing.release === null ? 'draft' : 'letter'
  return { kind: 'file', bytes: made.bytes, name: nameOf(stored, what, format), type: types[format] }
}

const names = {
  draft: { de: ['Zeugnisentwurf', ''], en: ['Draft-reference', ''] },
  letter: { de: ['Zeugnis', ''], en: ['Reference', ''] },
  signed: { de: ['Zeugnis', '-unterschrieben'], en: ['Reference', '-signed'] },
} as const

/** What a file is saved as: what it is, in the language of the letter, and whose it is. */
function nameOf({ person, standing }: StoredCase, what: keyof typeof names, format: LetterFormat): string {
  const [before, after] = names[what][standing.request.language]
  return `${before}-${inFileName(person)}${after}.${format}`
}

/** A name of letters and figures alone. */
export function inFileName(text: string): string {
  return text.normalize('NFC').replace(/[^\p{L}\p{N}]+/gu, '-')
}
