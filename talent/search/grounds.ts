import type { Field } from '../model/concept.ts'
import type { Doubt, Place } from '../model/match.ts'

/** What a passage is worth to a requirement, by the field asked about and the place where it stands. */
const ofWork = { title: 'proved', duties: 'proved', qualifications: 'proved', skills: 'keyword', wish: 'wish' } as const

export const grounds: Readonly<Record<Field, Readonly<Partial<Record<Place, 'proved' | Doubt>>>>> = {
  job: ofWork,
  skill: ofWork,
  text: ofWork,
  experience: { title: 'proved', duties: 'proved' },
  qualification: { qualifications: 'proved', title: 'proved', duties: 'keyword', skills: 'keyword', wish: 'wish' },
  language: { languages: 'proved', duties: 'proved', skills: 'keyword' },
  region: { region: 'proved' },
  availability: { availability: 'proved' },
}

/** Fields that make a match. Language, place and working time alone say nothing about the work. */
export const fieldsOfWork: readonly Field[] = ['job', 'skill', 'qualification', 'experience', 'text']
