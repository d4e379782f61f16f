import { company } from '#words/company'

/** What a German company's letters must say of it (§ 35a GmbHG), as HTML. */
export function imprint(): string {
  const { legalName, street, postalCode, city, registerCourt, registerNumber, representatives } = company
  const lines = [
    legalName,
    `${street}, ${unbroken(`${postalCode} ${city}`)}`,
    `${registerCourt}, ${unbroken(registerNumber)}`,
    `Geschäftsführung: ${representatives.map(unbroken).join(', ')}`,
  ]
  return `<p class="quiet" lang="de">${lines.join('<br>')}</p>`
}

function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}
