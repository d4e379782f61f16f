import { type Cv, parseCv } from '#cv'
import type { Counts } from '../zeugnis/tally.ts'
import { type Half, type LabelledCv, readCvs } from './corpus.ts'

/** Letters and digits only: marks and spaces are no part of what was read. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()

type Values = Readonly<Record<string, readonly string[]>>

const columns = (rows: readonly string[], column: number) => rows.map((row) => row.split('|')[column]?.trim() ?? '-').filter((value) => value !== '-')
const times = (rows: readonly string[]) =>
  rows.map((row) =>
    row
      .split('|')
      .slice(2)
      .map((value) => value.trim())
      .join(' to '),
  )

function labelled({ labels }: LabelledCv): Values {
  const all = (name: string) => labels.get(name) ?? []
  const [jobs, educations] = [all('job'), all('edu')]
  return {
    name: all('name'),
    email: all('email'),
    phone: all('phone'),
    street: all('street'),
    'postal code': all('postal'),
    city: all('city'),
    link: all('link'),
    'employment title': columns(jobs, 0),
    'employment employer': columns(jobs, 1),
    'employment from and to': times(jobs),
    'education qualification': columns(educations, 0),
    'education institution': columns(educations, 1),
    'education from and to': times(educations),
    skill: all('skill'),
    'language with level': all('lang').map((row) => row.replaceAll('|', ' ')),
    certificate: all('cert'),
    'left out': all('leftout'),
  }
}

interface Dated {
  readonly from: { readonly value: string } | null
  readonly to: { readonly value: string } | null
}

const valuesOf = (fields: readonly ({ readonly value: string } | null)[]) => fields.flatMap((field) => (field ? [field.value] : []))
const timesOf = (entries: readonly Dated[]) => entries.map(({ from, to }) => `${from?.value ?? '-'} to ${to?.value ?? '-'}`)

function read(cv: Cv): Values {
  return {
    name: valuesOf([cv.name]),
    email: valuesOf(cv.emails),
    phone: valuesOf(cv.phones),
    street: valuesOf([cv.address.street]),
    'postal code': valuesOf([cv.address.postalCode]),
    city: valuesOf([cv.address.city]),
    link: valuesOf(cv.links),
    'employment title': valuesOf(cv.employments.map(({ title }) => title)),
    'employment employer': valuesOf(cv.employments.map(({ employer }) => employer)),
    'employment from and to': timesOf(cv.employments),
    'education qualification': valuesOf(cv.education.map(({ qualification }) => qualification)),
    'education institution': valuesOf(cv.education.map(({ institution }) => institution)),
    'education from and to': timesOf(cv.education),
    skill: valuesOf(cv.skills),
    'language with level': cv.languages.map(({ language, cefr, level }) => `${language} ${cefr ?? '-'} ${level ?? '-'}`),
    certificate: valuesOf(cv.certificates),
    'left out': cv.leftOut.map(({ kind }) => kind),
  }
}

interface Difference {
  readonly id: string
  readonly field: string
  readonly missed: readonly string[]
  readonly wrong: readonly string[]
}

/** A value twice in a CV counts twice. */
function numbered(values: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return values.map(plain).map((value) => {
    seen.set(value, (seen.get(value) ?? 0) + 1)
    return `${value} #${seen.get(value)}`
  })
}

function compare(cv: LabelledCv): (Difference & { readonly right: number })[] {
  const answer = parseCv(cv.text)
  const found = answer.isCv ? read(answer) : {}
  return Object.entries(labelled(cv)).map(([field, values]) => {
    const [wanted, given] = [numbered(values), numbered(found[field] ?? [])]
    const missed = wanted.filter((value) => !given.includes(value))
    return { id: cv.id, field, missed, wrong: given.filter((value) => !wanted.includes(value)), right: wanted.length - missed.length }
  })
}

function counted(compared: readonly (Difference & { readonly right: number })[]): Record<string, Counts> {
  const counts: Record<string, Counts> = {}
  for (const { field, missed, wrong, right } of compared) {
    const before = counts[field] ?? { right: 0, false: 0, missed: 0 }
    counts[field] = { right: before.right + right, false: before.false + wrong.length, missed: before.missed + missed.length }
  }
  return counts
}

/** How the rules do on one half, per field, and where they differ from the labels. */
export function measured(half: Half) {
  const all = readCvs(half)
  const [cvs, others] = [all.filter(({ labels }) => !labels.has('problem')), all.filter(({ labels }) => labels.has('problem'))]
  const refused = others.filter(({ text, labels }) => {
    const answer = parseCv(text)
    return !answer.isCv && answer.problem === labels.get('problem')?.[0]
  })
  const compared = cvs.flatMap(compare)
  return {
    cvs: cvs.length,
    known: cvs.filter(({ text }) => parseCv(text).isCv).length,
    others: others.length,
    refused: refused.length,
    fields: counted(compared),
    differences: compared.filter(({ missed, wrong }) => missed.length + wrong.length > 0),
  }
}
