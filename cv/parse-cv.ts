import { keyOf, type Passage, type Place } from '#language'
import { breaks } from './lexicon/titles.ts'
import type { Cv, Education, Employment, NoCv } from './model/cv.ts'
import { addressOf } from './read/address.ts'
import { certificatesUnder, licencesOf } from './read/certificates.ts'
import { classifyEducation, classifyJob } from './read/classify.ts'
import { emailsIn, linksIn, phonesIn } from './read/contact.ts'
import { type Entry, entriesOf } from './read/entries.ts'
import { isCv } from './read/is-cv.ts'
import { languageOf } from './read/language.ts'
import { languagesOf } from './read/languages.ts'
import { leaveOut } from './read/left-out.ts'
import { nameOf } from './read/name.ts'
import { type Section, sectionsOf } from './read/sections.ts'
import { skillsOf } from './read/skills.ts'
import { inReadingOrder } from './text/columns.ts'
import { isBlank, isBullet, type Line, linesOf } from './text/lines.ts'
import { readCv } from './text/normalise.ts'

const inOrder = <T extends Place>(all: readonly T[]) => all.toSorted((one, other) => one.start - other.start)

function employmentsOf(source: Passage, sections: readonly Section[]): Employment[] {
  const entries = linesPer(sections, 'experience').flatMap((lines) => entriesOf(source, lines, { classify: classifyJob, single: 'whole' }))
  return entries
    .filter(({ words }) => !breaks.test(keyOf(words)))
    .map(({ what, where, words: _, ...rest }) => ({ title: what, employer: where, ...rest }))
}

function educationOf(source: Passage, sections: readonly Section[]): Education[] {
  const entries: Entry[] = linesPer(sections, 'education').flatMap((lines) =>
    entriesOf(source, lines, { classify: classifyEducation, single: 'end' }),
  )
  return entries
    .filter(({ what, where }) => what !== null || where !== null)
    .map(({ what, where, words: _, ...rest }) => ({ qualification: what, institution: where, ...rest }))
}

const linesPer = (sections: readonly Section[], ...kinds: readonly Section['kind'][]) =>
  sections.filter(({ kind }) => kinds.includes(kind)).map(({ lines }) => lines)
const linesIn = (sections: readonly Section[], ...kinds: readonly Section['kind'][]): Line[] => linesPer(sections, ...kinds).flat()

/** Before work and education nothing but the person is spoken of. */
function isAboutPerson(lines: readonly Line[]): (index: number) => boolean {
  const { sections } = sectionsOf(lines)
  const work = new Set(linesIn(sections, 'experience', 'education'))
  const first = lines.findIndex((line) => work.has(line) && !isBlank(line))
  const personal = new Set(linesIn(sections, 'top', 'personal'))
  return (index) => {
    const line = lines[index]
    return first < 0 || index < first || (line !== undefined && personal.has(line))
  }
}

function fieldsOf(source: Passage, title: Line | null, sections: readonly Section[]): Omit<Cv, 'isCv' | 'language' | 'leftOut'> {
  const own = linesIn(sections, 'top', 'personal')
  const ownAndProfile = linesIn(sections, 'top', 'personal', 'profile', 'other', 'skills')
  const emails = own.flatMap((line) => emailsIn(source, line))
  const name = nameOf(source, title, [linesIn(sections, 'top'), linesIn(sections, 'personal')], emails)
  const languageSections = sections.filter(({ kind }) => kind === 'languages')
  const isSpoken = (section: Section) => languagesOf(source, section.lines).length > 0
  const skillLines = sections
    .filter((section) => section.kind === 'skills' || (section.kind === 'languages' && !isSpoken(section)))
    .flatMap(({ lines }) => lines)
  return {
    name,
    emails,
    phones: inOrder(own.flatMap((line) => phonesIn(source, line))),
    links: ownAndProfile.flatMap((line) => linksIn(source, line)),
    address: addressOf(source, own, name?.value ?? ''),
    employments: inOrder(employmentsOf(source, sections)),
    education: inOrder(educationOf(source, sections)),
    skills: inOrder(skillsOf(source, skillLines)),
    languages: inOrder(languagesOf(source, [...languageSections.flatMap(({ lines }) => lines), ...linesIn(sections, 'skills')])),
    certificates: inOrder([
      ...certificatesUnder(source, linesIn(sections, 'certificates')),
      ...licencesOf(source, [...linesIn(sections, 'top', 'personal', 'skills', 'other'), ...shortEducationLines(sections)]),
    ]),
  }
}

/** A licence among educations stands on a line of its own. */
const shortEducationLines = (sections: readonly Section[]) =>
  linesIn(sections, 'education').filter((line) => !isBullet(line) && /^[\p{L}-]+$/u.test(line.text))

/**
 * Reads the plain text of a German or English CV.
 *
 * @param text what was pasted or taken out of a file, of any length; the time grows with the length only
 * @returns the fields with their places in the text as given and how well each is grounded, in the order of the text; or
 *   why it was not read. Photo, birth and age, gender, nationality, family, religion and disability are not handed out:
 *   `leftOut` says where they stand (§ 1 AGG). Nothing is rated, and what the text does not say is not guessed.
 */
export function parseCv(text: string): Cv | NoCv {
  if (text.trim() === '') return { isCv: false, language: 'unknown', problem: 'empty' }
  const source = readCv(text)
  const language = languageOf(source.text)
  if (language === 'unknown') return { isCv: false, language, problem: 'other-language' }
  const ordered = inReadingOrder(linesOf(source.text))
  const { lines, leftOut } = leaveOut(source, ordered, isAboutPerson(ordered))
  const { title, sections } = sectionsOf(lines)
  const fields = fieldsOf(source, title, sections)
  const isOne = isCv(source.text, title !== null, sections, fields.employments.length + fields.education.length)
  return isOne ? { isCv: true, language, ...fields, leftOut: inOrder(leftOut) } : { isCv: false, language, problem: 'no-cv' }
}
