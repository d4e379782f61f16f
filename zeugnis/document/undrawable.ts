import { graphemesOf, letterSet, settable } from './letters.ts'
import { type DocumentFonts, fontStyles, type StyleTexts } from './options.ts'
import { inEveryStyle } from './style-texts.ts'

/** A letter that no font of PDF files has, and a word that it stands in. */
export interface Undrawable {
  readonly letter: string
  readonly word: string
}

/** A text that cannot be drawn as it is: nothing is left out or replaced without a word. */
export class UndrawableError extends Error {
  override readonly name = 'UndrawableError'
  readonly letters: readonly Undrawable[]

  constructor(letters: readonly Undrawable[]) {
    super(letters.map(({ letter }) => letter).join(' '))
    this.letters = letters
  }
}

/** What the fonts lack of the texts that are set in them, each letter once. */
export function undrawableIn(texts: StyleTexts, fonts: DocumentFonts): Undrawable[] {
  const found = new Map<string, string>()
  for (const style of fontStyles) {
    const faces = fonts[style].flat().map(letterSet)
    for (const word of settable(texts[style]).split(/\s+/)) {
      for (const letter of graphemesOf(word)) if (!found.has(letter) && !faces.some((has) => has(letter))) found.set(letter, word)
    }
  }
  return Array.from(found, ([letter, word]) => ({ letter, word }))
}

/**
 * Of a text that may be set in any style.
 * @throws {UndrawableError} for letters that no font has
 */
export function requireDrawable(text: string, fonts: DocumentFonts): void {
  const undrawable = undrawableIn(inEveryStyle(text), fonts)
  if (undrawable.length > 0) throw new UndrawableError(undrawable)
}
