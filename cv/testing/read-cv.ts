import { type Cv, parseCv } from '../index.ts'

export const work = 'Berufserfahrung\n\n03/2019 – heute\nBilanzbuchhalterin\nFördewerk GmbH, Kiel'
export const school = 'Ausbildung\n\n2008 – 2011 Ausbildung zur Steuerfachangestellten, Kanzlei Thode, Kiel'

/** Reads a text that has to be a CV. */
export function readText(text: string): Cv {
  const cv = parseCv(text)
  if (!cv.isCv) throw new Error(cv.problem)
  return cv
}

/** Reads a CV of these paragraphs below its title. */
export const read = (...paragraphs: readonly string[]) => readText(['Lebenslauf', ...paragraphs].join('\n\n'))

export const all = (fields: readonly { readonly value: string }[]) => fields.map(({ value }) => value)
export const jobsOf = ({ employments }: Cv) =>
  employments.map(({ title, employer, from, to }) => [title?.value, employer?.value, from?.value, to?.value])
export const educationOf = ({ education }: Cv) =>
  education.map(({ qualification, institution, from, to }) => [qualification?.value, institution?.value, from?.value, to?.value])
