import { fold, list } from '../text/words.ts'

export type SectionKind = 'personal' | 'profile' | 'experience' | 'education' | 'skills' | 'languages' | 'certificates' | 'references' | 'other'

const headings: readonly (readonly [SectionKind, readonly string[]])[] = [
  [
    'personal',
    list(`persönliche daten, angaben zur person, zur person, persönliches, persönliche angaben, kontakt, kontaktdaten,
    personalien, personal details, personal information, personal data, contact, contact details, contact information,
    personal, details, about`),
  ],
  [
    'profile',
    list(`profil, kurzprofil, über mich, zusammenfassung, profile, summary, professional summary, personal profile, about me,
    objective, career objective, executive summary, personal statement, berufsziel, motivation, qualifikationsprofil`),
  ],
  [
    'experience',
    list(`berufserfahrung, berufserfahrungen, beruflicher werdegang, berufliche erfahrung, berufliche erfahrungen,
    berufliche tätigkeit, berufliche tätigkeiten, berufstätigkeit, berufspraxis, berufliche praxis, berufliche stationen,
    berufliche laufbahn, beruf, werdegang, stationen, praxis, praxiserfahrung, praktische erfahrung, praktische erfahrungen,
    praktika, arbeit, arbeitserfahrung, tätigkeiten, praktika und nebenjobs, nebenjobs, nebentätigkeiten, beruflicher hintergrund,
    experience, work experience, professional experience, employment, employment history, work history, career history,
    professional background, career, internships, relevant experience, professional history, positions held`),
  ],
  [
    'education',
    list(`ausbildung, bildung, bildungsweg, bildungsgang, studium, schule, schulbildung, schulausbildung, berufsausbildung,
    hochschulstudium, akademische ausbildung, akademischer werdegang, schul- und berufsausbildung, schulische ausbildung,
    schule und ausbildung, schule und studium, ausbildung und studium, studium und ausbildung, aus- und weiterbildung,
    studium und promotion, schulischer werdegang, abschluss, abschlüsse, schulabschluss, promotion, education,
    academic background, education and training, qualifications, academic qualifications, academic education, studies,
    educational background, schul- und hochschulbildung, wissenschaftlicher werdegang, berufliche ausbildung`),
  ],
  [
    'skills',
    list(`kenntnisse, fähigkeiten, kenntnisse und fähigkeiten, fähigkeiten und kenntnisse, edv, edv-kenntnisse, it, it-kenntnisse,
    it-skills, it skills, skills, kompetenzen, fachkenntnisse, fachliche kompetenzen, besondere kenntnisse, weitere kenntnisse,
    sonstige kenntnisse, technische kenntnisse, technical skills, key skills, core skills, core competencies, skills and tools,
    tools, technologien, technologies, competencies, software, computer skills, stärken, programmierkenntnisse, expertise,
    zusatzkenntnisse, zusatzqualifikationen, sonstiges, sonstige qualifikationen, professional skills, soft skills, hard skills,
    qualifikationen und kenntnisse, skills & tools, areas of expertise`),
  ],
  ['languages', list(`sprachen, sprachkenntnisse, fremdsprachen, fremdsprachenkenntnisse, languages, language skills, language`)],
  [
    'certificates',
    list(`zertifikate, zertifizierungen, weiterbildung, weiterbildungen, fortbildung, fortbildungen, fort- und weiterbildung,
    schulungen, seminare, lehrgänge, kurse, lizenzen, führerschein, führerscheine, fahrerlaubnis, qualifikationen, certificates,
    certifications, licences, licenses, licences and certificates, licenses and certifications, courses, training, further training,
    professional development, weiterbildung und zertifikate, zertifikate und weiterbildungen, driving licence, driver's license,
    berufliche weiterbildung, trainings, zertifikate und lizenzen`),
  ],
  ['references', list(`referenzen, references, referees, ansprechpartner`)],
  [
    'other',
    list(`interessen, hobbys, hobbies, hobbies and interests, interests, freizeit, ehrenamt, ehrenamtliche tätigkeit, engagement,
    ehrenamtliches engagement, gesellschaftliches engagement, volunteering, volunteer work, voluntary work, publikationen,
    veröffentlichungen, publications, auszeichnungen, awards, preise, stipendien, scholarships, anlagen, mitgliedschaften,
    memberships, projekte, projects, wehrdienst, auslandsaufenthalte, patente, patents, vorträge, talks, honours`),
  ],
]

const kinds = new Map(headings.flatMap(([kind, names]) => names.map((name): [string, SectionKind] => [name, kind])))

/** Headings long enough that one wrong letter of a scanner makes no other word of them. */
const SURE = 9
const byLength = new Map<number, string[]>()
for (const name of kinds.keys()) if (name.length >= SURE) byLength.set(name.length, [...(byLength.get(name.length) ?? []), name])

const MOST = 45

function differsByOne(one: string, other: string): boolean {
  let differences = 0
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) differences += 1
  return differences <= 1
}

/** "B E R U F" → "beruf"; marks around it and "&" do not count. */
function nameOf(text: string): string {
  const name = fold(text).replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return (/^\p{L}(?: \p{L}){3,}$/u.test(name) ? name.replaceAll(' ', '') : name).replace(/ [&/+] /g, ' und ')
}

/** The section that a line of these words opens. */
export function headingKind(text: string): SectionKind | null {
  if (text.length > MOST) return null
  const name = nameOf(text)
  const known = kinds.get(name) ?? kinds.get(name.replaceAll(' und ', ' and '))
  if (known) return known
  const near = byLength.get(name.length)?.find((one) => differsByOne(one, name))
  return near ? (kinds.get(near) ?? null) : null
}

export const isHeading = (text: string) => headingKind(text) !== null

/** What such a text calls itself. */
export const cvTitle = /^(?:bewerberprofil \/ )?(?:tabellarischer )?(?:lebenslauf|curriculum vitae|cv|resume|résumé|vita)(?=$|[\s:.,|–-])/
