import { keyOf } from '#language'
import { keyList } from '../text/words.ts'

export type SectionKind = 'personal' | 'profile' | 'experience' | 'education' | 'skills' | 'languages' | 'certificates' | 'references' | 'other'

/**
 * Words that make a heading by themselves or with others, by the section they open; what comes first decides where a heading
 * has several ("Schule und Ausbildung" is one section all the same).
 */
const headings: readonly (readonly [SectionKind, readonly string[]])[] = [
  [
    'personal',
    keyList(`persönliche daten, zur person, person, persönliches, persönliche angaben, kontakt, kontaktdaten, personalien,
    personal details, personal information, personal data, contact, contact details, contact information, personal, details, about`),
  ],
  [
    'profile',
    keyList(`profil, kurzprofil, über mich, zusammenfassung, profile, summary, about me, objective, objectives, statement, berufsziel, motivation,
    qualifikationsprofil, achievements, personal profile, career objective, highlights, erfolge, was ich kann`),
  ],
  [
    'experience',
    keyList(`berufserfahrung, berufserfahrungen, beruflicher werdegang, erfahrung, erfahrungen, tätigkeit, tätigkeiten, berufstätigkeit, berufspraxis,
    berufsweg, berufslaufbahn, stationen, laufbahn, beruf, werdegang, praxis, praxiserfahrung, praxiserfahrungen, praktika, arbeit, arbeitserfahrung,
    arbeitserfahrungen, nebenjobs, nebentätigkeiten, mandate, positionen, anstellungen, karriere, experience, employment, employments, work, career, internships,
    positions, positions held, jobs, anstellung, arbeitgeber, was ich gemacht habe, beruflicher hintergrund, professional background`),
  ],
  [
    'education',
    keyList(`ausbildung, ausbildungen, bildung, bildungsweg, bildungsgang, studium, schule, schulen, schulbildung, schulausbildung, berufsausbildung, berufsbildung,
    hochschulstudium, akademischer werdegang, akademischer hintergrund, schul, schulischer werdegang, wissenschaftlicher werdegang, abschluss, abschlüsse, schulabschluss,
    promotion, hochschulbildung, education, educational, educational background, academic, academic background, qualifications, studies, studien, lehre, schulzeit,
    aus- und weiterbildung`),
  ],
  [
    'skills',
    keyList(`kenntnisse, fähigkeiten, edv, edv-kenntnisse, it, it-kenntnisse, it-skills, skills, kompetenzen, fachkenntnisse, stärken, programmierkenntnisse,
    competencies, tools, technologien, technologies, software, expertise, zusatzkenntnisse, zusatzqualifikationen, sonstiges, weitere angaben, weiteres,
    additional information, zusatzinformationen, sonstige qualifikationen, fertigkeiten, it-kompetenzen, programmiersprachen, abilities, kernkompetenzen`),
  ],
  ['languages', keyList('sprachen, sprachkenntnisse, fremdsprachen, fremdsprachenkenntnisse, languages, language skills, language')],
  [
    'certificates',
    keyList(`zertifikate, zertifizierungen, weiterbildung, weiterbildungen, fortbildung, fortbildungen, fort, schulungen, seminare, lehrgänge, kurse,
    lizenzen, führerschein, führerscheine, fahrerlaubnis, qualifikationen, certificates, certifications, licences, licenses, licensure, courses, training,
    trainings, professional development, driving licence, driver's license, bescheinigungen`),
  ],
  ['references', keyList('referenzen, references, referees, ansprechpartner')],
  [
    'other',
    keyList(`interessen, hobbys, hobbies, interests, freizeit, ehrenamt, ehrenamtliche tätigkeit, ehrenamtliches engagement, engagement, volunteering, volunteer work,
    voluntary work, publikationen, veröffentlichungen, publications, auszeichnungen, awards, preise, stipendien, scholarships, anlagen, mitgliedschaften, memberships,
    projekte, projects, wehrdienst, auslandsaufenthalte, patente, patents, vorträge, talks, honours`),
  ],
]

/** Words that stand beside them: "Ausgewählte Mandate und Positionen". */
const companions = new Set(
  keyList(`und, and, in, zu, zur, der, die, meine, my, bisherige, bisheriger, ausgewählte, relevante, wichtigste, persönliche, persönliches, berufliche, beruflicher, berufliches,
    beruflichen, praktische, schulische, schulischer, akademische, akademischer, akademisches, fachliche, besondere, weitere, sonstige, technische, technischer, soziale,
    allgemeine, ehrenamtliche, gesellschaftliches, wissenschaftliche, angaben, daten, hintergrund, aus, professional, relevant, selected, previous, key, core, top, technical,
    computer, executive, additional, further, other, academic, educational, attainment, history, background, information, summary, areas, of, soft, hard, spoken, vocational,
    held, werdegang, digitale, langjährige, übersicht, liste, overview, qualifikation`),
)

const kinds = new Map(headings.flatMap(([kind, names]) => names.map((name): [string, SectionKind] => [name, kind])))

/** Headings long enough that one wrong letter of a scanner makes no other word of them. */
const SURE = 9
const byLength = Map.groupBy(
  [...kinds].filter(([name]) => name.length >= SURE),
  ([name]) => name.length,
)

const MOST = 45
const MOST_WORDS = 6

function differsByOne(one: string, other: string): boolean {
  let differences = 0
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) differences += 1
  return differences <= 1
}

/** "B E R U F" → "beruf"; marks around it and "&" do not count. */
function nameOf(text: string): string {
  const name = keyOf(text).replace(/^[^\p{L}]+|(?<![^\p{L}])[^\p{L}]+$/gu, '')
  return (/^\p{L}(?: \p{L}){3,}$/u.test(name) ? name.replaceAll(' ', '') : name).replace(/ [&/+] /g, ' und ')
}

/** A word as it is, or with one wrong letter when it is long. */
function kindOf(name: string): SectionKind | null {
  return kinds.get(name) ?? byLength.get(name.length)?.find(([one]) => differsByOne(one, name))?.[1] ?? null
}

/** Of a heading that is made of known words only, the first that opens a section; skills and languages together are skills. */
function ofWords(name: string): SectionKind | null {
  const words = name.split(/[\s-]+/)
  if (words.length < 2 || words.length > MOST_WORDS) return null
  const opened = words.map(kindOf)
  if (!words.every((word, index) => opened[index] || companions.has(word))) return null
  return opened.includes('languages') && opened.includes('skills') ? 'skills' : (opened.find((kind) => kind !== null) ?? null)
}

/** The section that a line of these words opens. */
export function headingKind(text: string): SectionKind | null {
  if (text.length > MOST) return null
  const name = nameOf(text)
  return kindOf(name) ?? ofWords(name)
}

export const isHeading = (text: string) => headingKind(text) !== null

/** What such a text calls itself. */
export const cvTitle =
  /^(?:bewerberprofil \/ |europass[ -])?(?:tabellarischer )?(?:lebenslauf|curriculum vitae|cv|resume|résumé|vita)(?=$|[\s:.,|–-])/
