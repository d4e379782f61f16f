import { graphemesOf, letterSet } from '../letters.ts'
import type { DocumentFonts, Faces, FontStyle } from '../options.ts'
import { UndrawableError } from '../undrawable.ts'

/** A stretch of text that one face shows. */
interface Run {
  /** Name under which the face is known to the file, such as `serif0.1`. */
  readonly face: string
  readonly text: string
  /** What stands here for those who listen, copy or search, where drawn letters do not tell it. */
  readonly actual?: string
}

/** Every font has it; the replacement character of Unicode hardly any. */
const REPLACEMENT = '?'
/** Letters with their marks, joiners and apostrophes, and the space behind: words in a row are one run then. */
const words = /([\p{L}\p{M}\p{Join_Control}'’ʼ]+ *)/u
/** Words with marks beside letters: programs that extract text take a mark for a line of its own. They turn Hebrew and Arabic themselves. */
const spelled = /^(?!.*[\p{Script=Hebrew}\p{Script=Arabic}]).*\p{M}/su

/** Every face with the name under which the file knows it. */
export function namedFaces(fonts: DocumentFonts): { readonly name: string; readonly file: Uint8Array }[] {
  return Object.entries(fonts).flatMap(([style, families]) => named(style, families).flat())
}

function named(style: string, families: Faces) {
  return families.map((family, at) => family.map((file, index) => ({ name: `${style}${at}.${index}`, file })))
}

interface Face {
  readonly name: string
  readonly has: (grapheme: string) => boolean
}

/** Which faces show a text; what none of them can show becomes one replacement character a letter. */
export type ToRuns = (text: string, style: FontStyle) => Run[]

/**
 * A word is of the first family that has all of its letters, so that no letter of it looks foreign.
 * Unless it `replaces`, what no face has throws an `UndrawableError`.
 */
export function runsIn(fonts: DocumentFonts, replaces = false): ToRuns {
  const styles = new Map(
    Object.entries(fonts).map(([style, families]): [string, Face[][]] => [
      style,
      named(style, families).map((family) => family.map(({ name, file }) => ({ name, has: letterSet(file) }))),
    ]),
  )
  return (text, style) => {
    const families = styles.get(style) ?? []
    const runs: Run[] = []
    for (const part of text.split(words)) for (const run of runsOf(part, families, replaces)) append(runs, run)
    return runs
  }
}

function runsOf(part: string, families: readonly (readonly Face[])[], replaces: boolean): Run[] {
  const letters = graphemesOf(part)
  const whole = families.find((family) => letters.every((letter) => family.some(({ has }) => has(letter))))
  const faces = whole ?? families.flat()
  const alone = spelled.test(part) && faces.find(({ has }) => letters.every(has))
  if (alone) return [{ face: alone.name, text: part, actual: part }]
  return letters.map((letter) => {
    const face = faces.find(({ has }) => has(letter)) ?? faces[0]
    if (face?.has(letter)) return { face: face.name, text: letter }
    if (!face || !replaces) throw new UndrawableError([{ letter, word: part.trim() }])
    return { face: face.name, text: REPLACEMENT, actual: letter }
  })
}

function append(runs: Run[], run: Run): void {
  const last = runs.at(-1)
  if (last?.face !== run.face || last.actual || run.actual) runs.push(run)
  else runs[runs.length - 1] = { face: run.face, text: last.text + run.text }
}
