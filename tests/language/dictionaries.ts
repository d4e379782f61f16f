import german from 'dictionary-de'
import english from 'dictionary-en-gb'
import { loadModule } from 'hunspell-asm'
import type { Locale } from '#words/interface'

export type Knows = (word: string) => boolean

const dictionaries = { de: german, en: english } as const satisfies Record<Locale, unknown>

/** Opens a language's dictionary: says of a word, compounds included, whether it is spelt as the dictionary spells it. */
export async function openDictionary(locale: Locale): Promise<Knows> {
  const factory = await loadModule()
  const { aff, dic } = dictionaries[locale]
  const hunspell = factory.create(factory.mountBuffer(aff), factory.mountBuffer(dic))
  const known = new Map<string, boolean>()
  return (word) => {
    const before = known.get(word)
    if (before !== undefined) return before
    const is = hunspell.spell(word)
    known.set(word, is)
    return is
  }
}
