import { type DocumentParts, documentText } from './document-text.ts'
import { latin1 } from './file-kind.ts'
import { FileProblem } from './file-problem.ts'
import type { FileText } from './file-text.ts'
import { RtfText } from './rtf-text.ts'
import { rtfTokens } from './rtf-tokens.ts'

/**
 * What an RTF file says: its page headers, its paragraphs, its footnotes, its page footers.
 * @throws {FileProblem} when it ends too early
 */
export function readRtf(bytes: Uint8Array): FileText {
  return documentText(partsOf(latin1(bytes)))
}

function partsOf(file: string): DocumentParts {
  const text = new RtfText()
  for (const token of rtfTokens(file)) {
    text.take(token)
    // Programs put a zero or another text behind the last brace.
    if (text.isWhole) return text.parts()
  }
  throw new FileProblem('damaged')
}
