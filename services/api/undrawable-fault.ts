import { fill, type Locale } from '#words/interface'
import { problemTexts } from '#words/said'
import type { Fault } from './problem.ts'

interface UndrawableEntry {
  readonly pointer: string
  readonly letters: readonly string[]
}

/** An entry of a request in which letters stand that no font of PDF files has. */
export function undrawableFault({ pointer, letters }: UndrawableEntry, locale: Locale): Fault {
  return { pointer, code: 'undrawable', message: fill(problemTexts[locale].undrawable, { letters: letters.join(' ') }) }
}
