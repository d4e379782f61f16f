/**
 * What schema.org defines and the search documentation asks for, of the types that the site uses
 * (schema.org/docs/full.html; developers.google.com/search/docs/appearance/structured-data).
 */
type Kind = 'text' | 'url' | 'date' | 'position' | 'boolean' | 'language' | 'category'

interface TypeRule {
  readonly required: Readonly<Record<string, Value>>
  readonly optional?: Readonly<Record<string, Value>>
}

/** A kind of value, `{ of: … }` for something of a type, `{ list: … }` for at least one of either. */
type Value = Kind | { readonly of: string } | { readonly list: Kind | { readonly of: string } }

const rules: Readonly<Record<string, TypeRule>> = {
  Organization: {
    required: { name: 'text', url: 'url' },
    optional: { legalName: 'text', logo: 'url', email: 'text', address: { of: 'PostalAddress' }, sameAs: { list: 'url' } },
  },
  PostalAddress: { required: { streetAddress: 'text', postalCode: 'text', addressLocality: 'text', addressCountry: 'text' } },
  BreadcrumbList: { required: { itemListElement: { list: { of: 'ListItem' } } } },
  ListItem: { required: { position: 'position', name: 'text', item: 'url' } },
  Article: {
    required: { headline: 'text', image: 'url', datePublished: 'date', dateModified: 'date', author: { of: 'Organization' } },
    optional: { description: 'text', inLanguage: 'language', editor: { of: 'Person' }, publisher: { of: 'Organization' }, mainEntityOfPage: 'url' },
  },
  Person: { required: { name: 'text' } },
  DefinedTerm: {
    required: { name: 'text', description: 'text' },
    optional: { inLanguage: 'language', url: 'url', inDefinedTermSet: { of: 'DefinedTermSet' } },
  },
  DefinedTermSet: { required: { name: 'text' }, optional: { url: 'url' } },
  FAQPage: { required: { mainEntity: { list: { of: 'Question' } } } },
  Question: { required: { name: 'text', acceptedAnswer: { of: 'Answer' } } },
  Answer: { required: { text: 'text' } },
  SoftwareApplication: {
    required: { name: 'text', applicationCategory: 'category', operatingSystem: 'text' },
    optional: {
      description: 'text',
      url: 'url',
      image: 'url',
      inLanguage: 'language',
      isAccessibleForFree: 'boolean',
      publisher: { of: 'Organization' },
    },
  },
}

const isOfKind: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string' && value.trim() !== '' && !/<[a-z/]|&(amp|lt|gt|quot|#\w+);/i.test(value),
  url: (value) => typeof value === 'string' && /^https?:\/\/[^\s]+$/.test(value) && URL.canParse(value),
  date: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value)),
  position: (value) => Number.isInteger(value) && Number(value) > 0,
  boolean: (value) => typeof value === 'boolean',
  language: (value) => typeof value === 'string' && /^[a-z]{2}(-[A-Z]{2})?$/.test(value),
  category: (value) => value === 'BusinessApplication',
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What is wrong with the structured data of a page: one sentence each. */
export function problemsOf(data: unknown): string[] {
  if (!isRecord(data)) return ['is no object']
  const { '@context': context, ...thing } = data
  return [...(context === 'https://schema.org' ? [] : [`@context is ${context}`]), ...thingProblems(thing, String(data['@type']))]
}

function thingProblems(thing: unknown, type: string): string[] {
  const rule = rules[type]
  if (!isRecord(thing) || thing['@type'] !== type) return [`is no ${type}`]
  if (!rule) return [`${type} has no rule`]
  const known = { ...rule.required, ...rule.optional }
  const missing = Object.keys(rule.required).filter((name) => !(name in thing))
  return [
    ...missing.map((name) => `${type} has no ${name}`),
    ...Object.entries(thing)
      .filter(([name]) => name !== '@type')
      .flatMap(([name, value]) => (known[name] ? valueProblems(value, known[name], `${type}.${name}`) : [`${type} has an unknown ${name}`])),
  ]
}

function valueProblems(value: unknown, rule: Value, place: string): string[] {
  if (typeof rule === 'string') return isOfKind[rule](value) ? [] : [`${place} is no ${rule}: ${JSON.stringify(value)}`]
  if ('of' in rule) return thingProblems(value, rule.of).map((problem) => `${place}: ${problem}`)
  if (!Array.isArray(value) || value.length === 0) return [`${place} is no list`]
  return value.flatMap((one) => valueProblems(one, rule.list, place))
}
