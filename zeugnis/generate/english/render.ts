import { englishThirdParties } from '../../lexicon/english/third-parties.ts'
import type { Person } from '../../model/spec.ts'
import type { Tense } from '../tense.ts'

type Forms = Readonly<Record<string, string>>

const pronouns: Readonly<Record<Person['address'], Forms>> = {
  frau: { P: 'She', p: 'she', them: 'her', Their: 'Her', their: 'her' },
  herr: { P: 'He', p: 'he', them: 'him', Their: 'His', their: 'his' },
  name: { P: 'They', p: 'they', them: 'them', Their: 'Their', their: 'their' },
}

const salutations: Readonly<Record<Person['address'], string>> = { frau: 'Ms', herr: 'Mr', name: '' }

/**
 * Every form that an English wording can ask for of a person, of whom the occupation deals with, and of the relation that ends.
 * An academic title stands in place of Ms or Mr.
 */
export function englishForms({ address, firstName, lastName, title }: Person, others = englishThirdParties.customers): Forms {
  const before = title?.replace(/\.$/, '') ?? salutations[address]
  const family = address === 'name' && !title ? `${firstName} ${lastName}` : `${before} ${lastName}`
  return {
    ...pronouns[address],
    ...{ N: family, Full: `${before} ${firstName} ${lastName}`.trim() },
    ...{ others, Others: `${others.charAt(0).toUpperCase()}${others.slice(1)}`, employment: 'employment', bookings: 'bookings' },
  }
}

/** Who has neither Ms nor Mr nor a title is called by the first name, once a sentence of the paragraph has given the whole one. */
export function nameAgain({ address, firstName, title }: Person): { readonly N?: string } {
  return address === 'name' && !title ? { N: firstName } : {}
}

/** Whoever is named already is spoken of by pronoun, at the beginning of the sentence and inside it. */
export function withPronoun(template: string): string {
  return template
    .replace(/^\{N\}(?!’)/, '{P}')
    .replace(/^\{N\}’s/, '{Their}')
    .replace(/\{N\}’s/g, '{their}')
    .replace(/\{N\}(?= (?:[a-z]+ )?⟨)/g, '{p}')
    .replace(/\{N\}(?!, wh)/g, '{them}')
}

/**
 * Fills a wording: `⟨past|present⟩` by tense, `was/were` by number, tokens by the forms.
 * Throws a `RangeError` for a token that has no form.
 */
export function renderEnglish(template: string, forms: Forms, tense: Tense): string {
  return template
    .replace(/⟨([^⟨|⟩]*)\|([^⟨⟩]*)⟩/g, (_, past: string, present: string, at: number) => {
      const [one = '', many = one] = (tense === 'past' ? past : present).split('/')
      return forms.P === 'They' && !isOfName(template.slice(0, at)) ? many : one
    })
    .replace(/\{([^{}]+)\}/g, (_, token: string) => {
      const form = forms[token]
      if (form === undefined) throw new RangeError(`No form for {${token}}`)
      return form
    })
}

/** Whether the verb behind these words goes with the name, which takes the singular where “they” takes the plural. */
const isOfName = (before: string) => /\{N\}(?!.*\{[Pp]\})/s.test(before)
