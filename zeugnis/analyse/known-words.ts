import { germanForms, renderGerman } from '../generate/german/render.ts'
import { functionWords } from '../lexicon/function-words.ts'
import { germanPhrases } from '../lexicon/german-phrases.ts'

const forms = {
  frau: germanForms({ address: 'frau', firstName: '', lastName: '' }),
  herr: germanForms({ address: 'herr', firstName: '', lastName: '' }),
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? []
}

function phraseWords(): string[] {
  const values = { Austritt: '', Anlass: '', Anlass_nom: '' }
  const templates = Object.values(germanPhrases).flatMap((phrases) => phrases.map(({ template }) => template))
  return templates.flatMap((template) =>
    Object.values(forms).flatMap((form) =>
      (['past', 'present'] as const).flatMap((tense) => wordsOf(renderGerman(template, { ...form, ...values }, tense))),
    ),
  )
}

/** Words whose meaning in a reference the rules know: those of the phrase base, and words without meaning of their own. */
export const knownWords: ReadonlySet<string> = new Set([...phraseWords(), ...functionWords])
