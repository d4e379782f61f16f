import type { StoredLead } from '#services/desk'
import { company } from '#words/facts'
import { fill, type Locale, longDate } from '#words/interface'
import { mailTexts } from '#words/said'

type TemplateName = keyof (typeof mailTexts)[Locale]['answer']['templates']

export const templateNames: readonly TemplateName[] = ['contact', 'demo', 'partner', 'press', 'application', 'declined']

export function templateTitle(name: TemplateName, language: Locale): string {
  return mailTexts[language].answer.templates[name].title
}

interface Asked {
  readonly language: Locale
  readonly enquiry: Pick<StoredLead, 'name' | 'deleteAfter'>
}

/** What an answer begins with: subject and text with greeting and closing. Nothing for a name that no template has. */
export function beginning(name: string, { language, enquiry }: Asked): { readonly subject: string; readonly text: string } | undefined {
  const known = templateNames.find((one) => one === name)
  if (!known) return undefined
  const { templates, greeting, closing } = mailTexts[language].answer
  const values = { brand: company.brand, name: enquiry.name, day: longDate(enquiry.deleteAfter.slice(0, 10), language) }
  const { subject, text } = templates[known]
  return { subject: fill(subject, values), text: [greeting, text, closing].map((part) => fill(part, values)).join('\n\n') }
}
