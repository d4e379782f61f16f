import type { Language } from '../model/spec.ts'

/** Of longer words only the beginning is quoted. */
const LONGEST_QUOTE = 60

/** In the quotation marks of the language. */
export function quoted(words: string | null, language: Language): string {
  const text = words ?? ''
  const short = text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE).trimEnd()} …` : text
  return language === 'de' ? `„${short}“` : `“${short}”`
}

/** A grade as the language writes it. */
export function figure(grade: number | null, language: Language): string {
  const text = String(grade ?? '')
  return language === 'de' ? text.replace('.', ',') : text
}

/** Fills the places of a text, each once, so that what stands in quoted words is left alone. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/ ?\{(\w+)\}/g, (place, name: string) => {
    const value = values[name] ?? ''
    return value === '' ? '' : `${place.startsWith(' ') ? ' ' : ''}${value}`
  })
}
