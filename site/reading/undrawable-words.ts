import type { Undrawable } from '#zeugnis/document'
import type { Translate } from '../messages/messages.tsx'

/** So many words are named; a text in another script would be named whole otherwise. */
const NAMED = 6

/** Which letters of which words no font of PDF files has: „漢 in „漢Meier““. */
export function undrawableWords(letters: readonly Undrawable[], t: Translate): string {
  const words = Map.groupBy(letters, ({ word }) => word)
  const named = Array.from(words, ([word, those]) => t('file.undrawable.word', { word, letters: those.map(({ letter }) => letter).join(' ') }))
  return named.length > NAMED ? `${named.slice(0, NAMED).join(', ')} ${t('file.undrawable.more')}` : named.join(', ')
}
