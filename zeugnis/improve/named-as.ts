import { germanForms, renderGerman, withName, withPronoun, withTrainers } from '../generate/german/render.ts'
import { tenseOfSentence, verbsOf } from '../generate/tense-of-sentence.ts'
import { germanPhrases } from '../lexicon/german-phrases.ts'
import type { ReferenceAnalysis } from '../model/analysis.ts'
import type { Dimension } from '../model/dimension.ts'
import type { Subject } from '../replace/subject.ts'

const addressed =
  /(?<!\p{L})(?:Frau|Herrn?)\s((?:(?:Prof|Dr)\.\s?){0,3}(?:(?:von|van|vom|zu|zur|der|den|de|di|da|del|el|al|ter|ten)\s){0,3}\p{Lu}[\p{L}\p{M}’'-]*)/u

/** How a sentence calls the person it is about, and the forms that wordings ask for of that name. */
interface Named {
  readonly isNamed: boolean
  readonly forms: ReturnType<typeof germanForms>
}

/** Called as the sentence does: „Herr Nguyễn“ though the surname stands last, or by the first name alone. */
function namedAs(sentence: string, { address, firstName, lastName, title }: Subject): Named {
  const forms = germanForms({ address, firstName, lastName, ...(title && { title }) })
  const [, called] = addressed.exec(sentence) ?? []
  if (called && address !== 'name') return { isNamed: true, forms: germanForms({ address, firstName, lastName: called.replace(/\s+/g, ' ') }) }
  if (sentence.includes(lastName)) return { isNamed: true, forms }
  const first = firstName !== '' && sentence.includes(firstName) ? firstName : null
  return first ? { isNamed: true, forms: { ...forms, N: first, N_dat: first, N_akk: first } } : { isNamed: false, forms }
}

/** Of what somebody knows or is able to do, a letter that looks back may speak in the present. */
const lasting: readonly Dimension[] = ['fachwissen', 'arbeitsbefaehigung']

/**
 * Puts wordings of the phrase base in the tense of a sentence, with the person called as there; in that of its letter where the sentence
 * shows none, and where a letter that looks back judges in the present: „Ihre Leistungen verdienen Anerkennung.“
 */
export function sayingLike(
  { kind, tense }: Pick<ReferenceAnalysis, 'kind' | 'tense'>,
  person: Subject,
): (sentence: string, dimension: Dimension) => (template: string) => string {
  const verbs = verbsOf(Object.values(germanPhrases).flat())
  return (sentence, dimension) => {
    const { isNamed, forms } = namedAs(sentence, person)
    const keepsOwn = tense === 'present' || lasting.includes(dimension)
    const own = (keepsOwn ? tenseOfSentence(sentence, verbs) : undefined) ?? tense
    return (template) => {
      const wording = kind === 'ausbildung' ? withTrainers(template) : template
      return renderGerman(isNamed ? withName(wording) : withPronoun(wording), forms, own)
    }
  }
}
