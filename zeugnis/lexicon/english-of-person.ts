import type { Frames } from '../model/frames.ts'

/** Sentences around what is true of one person alone, in the order of the letter. They state and do not judge. */
export const englishOfPerson: Frames = {
  posts: {
    part: 'einleitung',
    template: '{N} joined us {text}.',
    example: 'as a commis chef and became demi chef on 1 May 2023',
  },
  unit: {
    part: 'einleitung',
    template: '{N} ⟨worked|works/work⟩ {text}.',
    example: 'in the youth and family department of the northern district office',
  },
  payGroup: {
    part: 'einleitung',
    template: 'The post ⟨was|is⟩ graded {text}.',
    example: 'E 9b under the collective agreement for public service (TVöD)',
  },
  hours: { part: 'einleitung', template: 'In this role, {p} ⟨worked|works/work⟩ {text}.', example: '30 hours a week' },
  school: {
    part: 'einleitung',
    template: '{N} ⟨attended|attends⟩ vocational school at {text}.',
    example: 'the Berufliche Schule für Gastronomie in Hamburg',
  },
  exam: {
    part: 'einleitung',
    template: '{Their} final examination was passed {text}.',
    example: 'on 12 June 2026 before the Hamburg Chamber of Commerce with the grade “good”',
  },
  powers: {
    part: 'einleitung',
    template: '{Their} authority ⟨included|includes⟩ {text}.',
    example: 'power of attorney (Prokura) and a budget of 200,000 euros',
  },
  tools: { part: 'leistung', behind: 'fachwissen', template: 'In the course of {their} work, {p} ⟨used|uses/use⟩ {text}.', example: 'SAP and DATEV' },
  languages: { part: 'leistung', behind: 'fachwissen', template: '{Their} work ⟨was|is⟩ conducted in {text}.', example: 'English' },
  courses: {
    part: 'leistung',
    behind: 'weiterbildung',
    template: '{N} ⟨attended|has attended⟩ {text}.',
    example: 'courses on hygiene and allergens',
  },
  projects: {
    part: 'leistung',
    behind: 'arbeitsweise',
    template: 'In addition to {their} day-to-day work, {p} ⟨took part|has taken part/have taken part⟩ in {text}.',
    example: 'the introduction of the new till software',
  },
  achievements: {
    part: 'leistung',
    behind: 'arbeitserfolg',
    template: '{Their} work resulted in {text}.',
    example: 'food costs falling by four per cent',
  },
  led: { part: 'fuehrung', isFirst: true, template: '{N} ⟨managed|manages⟩ {text}.', example: 'eight staff on two shifts' },
  farewell: { part: 'schluss', template: '{text}', example: 'Our door remains open.' },
}
