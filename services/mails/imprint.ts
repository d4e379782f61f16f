import { html } from 'hono/html'
import type { Company } from '#words/facts'
import { fill } from '#words/interface'
import { companyMailTexts } from '#words/said'

/** What a German company's letters must say of it (§ 35a GmbHG), as HTML. The record is text: what looks like markup in a name stays a name. */
export function imprint({ legalName, street, postalCode, city, registerCourt, registerNumber, representatives }: Company): string {
  const names = representatives.map(unbroken).join(', ')
  const lines = [
    legalName,
    `${street}, ${unbroken(`${postalCode} ${city}`)}`,
    `${registerCourt}, ${unbroken(registerNumber)}`,
    fill(companyMailTexts.imprint.representatives, { names }),
  ]
  return `<p class="quiet" lang="de">${lines.map((line) => html`${line}`).join('<br>')}</p>`
}

function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}
