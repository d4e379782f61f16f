import { fold, wordsOf } from '#language'
import { germanForms, renderGerman } from '../../generate/german/render.ts'
import { functionWords } from '../../lexicon/function-words.ts'
import { germanPhrases } from '../../lexicon/german-phrases.ts'
import { cues } from './cue-finder.ts'

const forms = {
  frau: germanForms({ address: 'frau', firstName: '', lastName: '' }),
  herr: germanForms({ address: 'herr', firstName: '', lastName: '' }),
}

const values = { Austritt: '', Anlass: '', Anlass_nom: '', verlässt: '', scheidet: '', endet: '' }

function keysIn(text: string): string[] {
  return wordsOf(text).map(({ key }) => key)
}

function phraseWords(): string[] {
  const templates = Object.values(germanPhrases).flatMap((phrases) => phrases.map(({ template }) => template))
  return templates.flatMap((template) =>
    Object.values(forms).flatMap((form) =>
      (['past', 'present'] as const).flatMap((tense) => keysIn(renderGerman(template, { ...form, ...values }, tense))),
    ),
  )
}

/** Words whose meaning in a reference the rules know: those of the phrase base, of the cues, and words without meaning of their own. */
export const knownWords: ReadonlySet<string> = new Set([
  ...phraseWords(),
  ...functionWords.map(fold),
  ...cues.flatMap(({ words }) => words.filter((word) => !/[*_]/.test(word)).flatMap(keysIn)),
])
