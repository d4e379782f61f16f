import { keyOf, wordsOf } from '#language'
import type { Letter } from '../model/letter.ts'
import type { Phrase } from '../model/phrase.ts'
import type { LetterLanguage } from './letter-language.ts'
import type { OwnWords } from './own-words.ts'
import { type Tense, tenseOf } from './tense.ts'

/**
 * The sentences written by hand that stand in another tense than the letter. Closings look ahead and back, so they are not asked.
 * @param language its wordings have each verb in both tenses
 */
export function sentencesOfOtherTense({ kind, parts }: Letter, own: OwnWords, language: LetterLanguage): string[] {
  if (Object.keys(own).length === 0) return []
  const verbs = verbsOf(Object.values(language.phrases).flat())
  return parts
    .filter(({ part }) => part !== 'schluss')
    .flatMap(({ sentences }) => sentences)
    .filter(({ phraseId, text }) => phraseId !== undefined && own[phraseId] !== undefined && isOther(tenseOfSentence(text, verbs), tenseOf(kind)))
    .map(({ text }) => text)
}

const isOther = (read: Tense | undefined, wanted: Tense) => read !== undefined && read !== wanted

/** `⟨past|present⟩` of a wording. */
const pair = /⟨([^⟨|⟩]*)\|([^⟨⟩]*)⟩/g

/** The verbs by which a sentence shows its tense: those of the wordings, which have each in both. */
export interface VerbsOfTense {
  readonly past: ReadonlySet<string>
  readonly present: ReadonlySet<string>
}

/** The verbs of wordings that have each in both tenses. */
export function verbsOf(phrases: Iterable<Phrase>): VerbsOfTense {
  const pairs = [...phrases].flatMap(({ template }) => [...template.matchAll(pair)].map(([, past = '', present = '']) => ({ past, present })))
  const keys = (texts: readonly string[]) => new Set(texts.flatMap((text) => wordsOf(text).map(({ key }) => key)))
  const [past, present] = [keys(pairs.map((one) => one.past)), keys(pairs.map((one) => one.present))]
  return {
    past: new Set([...past].filter((key) => !present.has(key))),
    present: new Set([...present].filter((key) => !past.has(key) && !isParticipleToo(key))),
  }
}

/** „engagiert“ may be said of somebody in any tense. */
const isParticipleToo = (key: string) => key.endsWith('iert')

const auxiliaries: ReadonlySet<string> = new Set(['hat', 'haben'])
const participle = /^(?:ge|be|ver|er|ent|zer|ueber|unter|\p{L}{2,5}ge)\p{L}+(?:t|en)$/u

/** „hat … erledigt“ looks back from either tense, though both of its words could stand in the present. */
const isPerfect = (keys: readonly string[]) => keys.some((key) => auxiliaries.has(key)) && keys.some((key) => participle.test(key))

/** Strong verbs of working life that no wording has. */
const strongPast: ReadonlySet<string> = new Set(
  'half gab nahm kam ging fand blieb hielt schrieb sprach trug trat verstand bot liess sah griff brachte dachte fuhr galt gewann lief rief schuf stand trieb wies zog'.split(
    ' ',
  ),
)
/** Who does something, and the verb behind it: „Sie packte“, „Frau Wolf hilft“. */
const doing = /(?:^|[,;] |und )(?:[Ss]ie|[Ee]r|(?:Frau|Herr) \p{Lu}[\p{L}-]{1,40}) (\p{Ll}{3,30})(?!\p{L})/u

function tenseOfVerb(sentence: string): Tense | undefined {
  const [, verb] = doing.exec(sentence) ?? []
  const key = verb === undefined ? '' : keyOf(verb)
  if (strongPast.has(key) || key.endsWith('te')) return 'past'
  return key.endsWith('t') && !auxiliaries.has(key) ? 'present' : undefined
}

/** The tense of a sentence written by hand; none where its verbs are unknown or of both. */
export function tenseOfSentence(sentence: string, verbs: VerbsOfTense): Tense | undefined {
  const keys = wordsOf(sentence).map(({ key }) => key)
  if (isPerfect(keys)) return undefined
  const [isPast, isPresent] = [keys.some((key) => verbs.past.has(key)), keys.some((key) => verbs.present.has(key))]
  if (isPast === isPresent) return isPast ? undefined : tenseOfVerb(sentence)
  return isPast ? 'past' : 'present'
}
