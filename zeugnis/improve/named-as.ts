import { germanForms, renderGerman, withName, withPronoun, withTrainers } from '../generate/german/render.ts'
import type { ReferenceAnalysis } from '../model/analysis.ts'
import type { Subject } from '../replace/subject.ts'

const addressed =
  /(?<!\p{L})(?:Frau|Herrn?)\s((?:(?:Prof|Dr)\.\s?){0,3}(?:(?:von|van|vom|zu|zur|der|den|de|di|da|del|el|al|ter|ten)\s){0,3}\p{Lu}[\p{L}\p{M}’'-]*)/u

/** How a sentence calls the person it is about, and the forms that wordings ask for of that name. */
interface Named {
  readonly isNamed: boolean
  readonly forms: ReturnType<typeof germanForms>
}

/** Called as the sentence does: „Herr Nguyễn“ though the surname stands last, or by the first name alone. */
export function namedAs(sentence: string, { address, firstName, lastName, title }: Subject): Named {
  const forms = germanForms({ address, firstName, lastName, ...(title && { title }) })
  const [, called] = addressed.exec(sentence) ?? []
  if (called && address !== 'name') return { isNamed: true, forms: germanForms({ address, firstName, lastName: called.replace(/\s+/g, ' ') }) }
  if (sentence.includes(lastName)) return { isNamed: true, forms }
  const first = firstName !== '' && sentence.includes(firstName) ? firstName : null
  return first ? { isNamed: true, forms: { ...forms, N: first, N_dat: first, N_akk: first } } : { isNamed: false, forms }
}

/** A wording of the phrase base with the person called so. */
export function saidOf({ isNamed, forms }: Named, template: string, { kind, tense }: Pick<ReferenceAnalysis, 'kind' | 'tense'>): string {
  const wording = kind === 'ausbildung' ? withTrainers(template) : template
  return renderGerman(isNamed ? withName(wording) : withPronoun(wording), forms, tense)
}
