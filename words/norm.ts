import type { Locale } from './locales.ts'

const english: readonly (readonly [RegExp, string])[] = [
  [/^Anhang (\w+) Nr\. (\w+) KI-Verordnung/, 'point $2 of Annex $1 to the AI Act'],
  [/§§ /g, 'sections '],
  [/§ /g, 'section '],
  [/ (?:Abs|Buchst)\. (\w+)/g, '($1)'],
  [/ Satz /g, ' sentence '],
  [/Art\. ([\d, ]+) VO \(EU\) Nr\. /g, 'Art. $1 of Regulation (EU) No '],
  [/Nr\. /g, 'no. '],
  [/KI-Verordnung/g, 'AI Act'],
  [/DSGVO/g, 'GDPR'],
]

/** „§ 109 Abs. 2 GewO“, in English “section 109(2) GewO”: texts keep a norm as German writes it, in both languages. What is no norm stays as it is. */
export function normIn(locale: Locale, norm: string): string {
  const plain = norm.replaceAll('\u00a0', ' ')
  const said =
    locale === 'en' && /^(?:§|Art\.|Anhang )/.test(plain) ? english.reduce((text, [german, written]) => text.replace(german, written), plain) : norm
  return said.replace(/(sections?|§§?|Art\.|Abs\.|Nr\.|no\.|No|Satz|sentence|point|Annex) (?=[\dIVX])/g, '$1\u00a0')
}
