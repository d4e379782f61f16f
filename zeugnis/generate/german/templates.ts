/** The first sentence of a paragraph names the person. */
export function withName(template: string): string {
  return template.replace(/^\{P\}/, '{N}')
}

/** A paragraph that names the person in every sentence reads like a form: after the first, the pronoun stands in. */
export function withPronoun(template: string): string {
  return template.replace(/^\{N\}/, '{P}').replace(/\{N\}/g, '{p}')
}

/** Trainees deal with those who train them before all others (§ 14 BBiG). */
export function withTrainers(template: string): string {
  return template.replace(/(?<!\p{L})Vorgesetzte(n?)(?!\p{L})/u, 'Ausbildende$1, Vorgesetzte$1')
}
