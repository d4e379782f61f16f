import { askedInGerman, inadmissibleInEnglish } from '../lexicon/asked-contents.ts'
import { inadmissibleWords } from '../lexicon/inadmissible.ts'
import type { Inadmissible } from '../model/inadmissible.ts'
import type { Warning } from '../model/letter.ts'
import type { ZeugnisSpec } from '../model/spec.ts'

/** Texts of a description that its writer has typed; `isName` where one word alone is a name and says nothing else. */
function typed({
  person,
  employer,
  job,
  tasks,
  thirdParties = '',
  ofPerson = {},
  signers,
}: ZeugnisSpec): { readonly field: string; readonly text: string; readonly isName?: true }[] {
  return [
    { field: 'person.title', text: person.title ?? '' },
    { field: 'person.firstName', text: person.firstName, isName: true },
    { field: 'person.lastName', text: person.lastName, isName: true },
    { field: 'employer.name', text: employer.name },
    { field: 'employer.city', text: employer.city, isName: true },
    { field: 'employer.description', text: employer.description ?? '' },
    { field: 'job.title', text: job.title },
    ...tasks.map((text, index) => ({ field: `tasks.${index}`, text })),
    { field: 'thirdParties', text: thirdParties },
    ...Object.entries(ofPerson).map(([name, text]) => ({ field: `ofPerson.${name}`, text })),
    ...signers.flatMap(({ name, position }, index) => [
      { field: `signers.${index}.name`, text: name, isName: true as const },
      { field: `signers.${index}.position`, text: position },
    ]),
  ]
}

/**
 * Contents that belong in a reference only when the person wishes (`bases.inhalt`), in any text of the description: by the rules with
 * which the analysis reads a finished letter.
 */
export function inadmissibleIn(spec: ZeugnisSpec): Warning[] {
  return typed(spec)
    .filter(({ text, isName }) => !isName || text.trim().includes(' '))
    .flatMap(({ field, text }) => inadmissibleContents(text).map(([content, words]): Warning => ({ code: 'inadmissible', field, content, words })))
    .concat(ofOccasion(spec))
}

/** Parental leave as the occasion of an interim reference stands in the German letter like any other mention of it; the English one speaks of leave. */
function ofOccasion({ kind, occasion, language }: ZeugnisSpec): Warning[] {
  const isNamed = kind === 'zwischen' && occasion === 'elternzeit' && language === 'de'
  return isNamed ? [{ code: 'inadmissible', field: 'occasion', content: 'parental-leave', words: 'Elternzeit' }] : []
}

/** Such contents of a text and the words that betray them, in either language: a letter may hold what was typed for the other. */
export function inadmissibleContents(text: string): [Inadmissible, string][] {
  const found = [...inadmissibleWords, ...askedInGerman, ...inadmissibleInEnglish].flatMap(([content, words]) => {
    const [word] = words.exec(text) ?? []
    return word ? [{ content, word }] : []
  })
  return [...Map.groupBy(found, ({ content }) => content)].flatMap(([content, [first]]): [Inadmissible, string][] =>
    first ? [[content, first.word]] : [],
  )
}
