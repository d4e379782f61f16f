import { germanThirdParties } from '../../lexicon/german/third-parties.ts'
import { germanBookings, germanHouse } from '../../lexicon/german-openings.ts'
import type { Person } from '../../model/spec.ts'
import type { Tense } from '../tense.ts'
import { declined } from './third-parties.ts'

type Forms = Readonly<Record<string, string>>

const pronouns: Readonly<Record<'frau' | 'herr', Forms>> = {
  frau: {
    p: 'sie',
    ihm: 'ihr',
    ihm_: 'ihr ',
    ihn: 'sie',
    seine: 'ihre',
    seiner: 'ihrer',
    seinen: 'ihren',
    seinem: 'ihrem',
    seines: 'ihres',
    'sein:n': 'ihr',
  },
  herr: {
    p: 'er',
    ihm: 'ihm',
    ihm_: 'ihm ',
    ihn: 'ihn',
    seine: 'seine',
    seiner: 'seiner',
    seinen: 'seinen',
    seinem: 'seinem',
    seines: 'seines',
    'sein:n': 'sein',
  },
}

/** Without Frau or Herr the whole name stands for the pronoun and the article for the possessive: a last name alone cannot be signed. */
const articles: Forms = { seine: 'die', seiner: 'der', seinen: 'den', seinem: 'dem', seines: 'des', 'sein:n': 'das' }

/** Every form that a German wording can ask for of a person, of whom the occupation deals with, and of the relation that ends. */
export function germanForms(person: Person, others = germanThirdParties.customers): Forms {
  return {
    ...personalForms(person),
    ...declined(others),
    ...{ Verhältnis: 'Arbeitsverhältnis', Buchungen: germanBookings.guests, ...germanHouse.firm },
  }
}

function personalForms({ address, firstName, lastName, title }: Person): Forms {
  const family = title ? `${title} ${lastName}` : lastName
  const whole = title ? `${title} ${firstName} ${lastName}` : `${firstName} ${lastName}`
  if (address === 'name') return { ...articles, Voll: whole, N: whole, N_dat: whole, N_akk: whole, p: whole, ihm: whole, ihm_: '', ihn: whole }
  const salutation = address === 'frau' ? 'Frau' : 'Herr'
  const declined = address === 'frau' ? 'Frau' : 'Herrn'
  return {
    ...pronouns[address],
    Voll: `${salutation} ${whole}`,
    N: `${salutation} ${family}`,
    N_dat: `${declined} ${family}`,
    N_akk: `${declined} ${family}`,
  }
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/**
 * Fills a wording: `⟨past|present⟩` by tense, tokens by the forms; a token with a capital asks for the form with one.
 * Throws a `RangeError` for a token that has no form: no letter may keep a placeholder.
 */
export function renderGerman(template: string, forms: Forms, tense: Tense): string {
  return template
    .replace(/⟨([^⟨|⟩]*)\|([^⟨⟩]*)⟩/g, (_, past: string, present: string) => (tense === 'past' ? past : present))
    .replace(/\{([^{}]+)\}/g, (_, token: string) => {
      const lower = token.charAt(0).toLowerCase() + token.slice(1)
      const form = forms[token] ?? (forms[lower] === undefined ? undefined : capitalised(forms[lower]))
      if (form === undefined) throw new RangeError(`No form for {${token}}`)
      return form
    })
}

/** The first sentence of a paragraph names the person. A name stands behind „sich“, where a pronoun stands before it. */
export function withName(template: string): string {
  return template.replace(/^\{P\}/, '{N}').replace(/(?<=.)\{N\} sich(?!\p{L})/gu, 'sich {N}')
}

/** A paragraph that names the person in every sentence reads like a form: after the first, the pronoun stands in. */
export function withPronoun(template: string): string {
  return template.replace(/^\{N\}/, '{P}').replace(/\{N\}/g, '{p}')
}

/** Who leads deals with staff as well: their judgement of conduct names them (in the order above, beside, below). */
export function withStaff(template: string): string {
  return template.replace(/(Vorgesetzte(n?), Kolleginnen) und Kollegen/, '$1, Kollegen und Mitarbeitende$2')
}

/** Trainees deal with those who train them before all others (§ 14 BBiG). */
export function withTrainers(template: string): string {
  return template.replace(/(?<!\p{L})Vorgesetzte(n?)(?!\p{L})/u, 'Ausbildende$1, Vorgesetzte$1')
}
