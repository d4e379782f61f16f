import { germanThirdParties } from '../../lexicon/german/third-parties.ts'
import { germanTiring } from '../../lexicon/german/tiring.ts'
import { germanRewrites } from '../../lexicon/german-entries.ts'
import { germanOfPerson } from '../../lexicon/german-of-person.ts'
import {
  germanBookings,
  germanFarewells,
  germanHeadings,
  germanHouse,
  germanHouseByName,
  germanLeaving,
  germanOccasions,
  germanOpenings,
  germanOpeningsOfPosts,
  germanOwnWish,
  germanProvisionalEnding,
  germanProvisionalFarewells,
  germanRedundancyFarewells,
  germanRetirementFarewells,
  germanSigning,
  germanStayingFarewells,
  germanTaskLines,
  germanTrainingFarewells,
  germanVerbsOfLeaving,
} from '../../lexicon/german-openings.ts'
import { germanPhrases } from '../../lexicon/german-phrases.ts'
import { thirdPartiesOf } from '../../lexicon/roles/third-parties.ts'
import type { Grade } from '../../model/grade.ts'
import type { LeavingReason, ZeugnisSpec } from '../../model/spec.ts'
import { formatDate } from '../dates.ts'
import { hasPosts } from '../has-posts.ts'
import type { LetterLanguage } from '../letter-language.ts'
import { ofSeed } from '../seed.ts'
import { hasLeft, reasonOf, tenseOf } from '../tense.ts'
import { employerSentence } from './employer.ts'
import { germanForms, renderGerman, withName, withPronoun, withStaff, withTrainers } from './render.ts'

function formsOf(spec: ZeugnisSpec) {
  const occasion = germanOccasions[spec.occasion ?? 'eigenerWunsch']
  return {
    ...germanForms(spec.person, spec.thirdParties?.trim() || germanThirdParties[thirdPartiesOf(spec)]),
    Beruf: occupationOf(spec),
    Verhältnis: spec.kind === 'ausbildung' ? 'Ausbildungsverhältnis' : 'Arbeitsverhältnis',
    Von: formatDate(spec.from, 'de'),
    Bis: formatDate(spec.to ?? spec.issued, 'de'),
    Austritt: formatDate(spec.to ?? spec.issued, 'de'),
    ...houseOf(spec),
    Buchungen: thirdPartiesOf(spec) === 'guests' ? germanBookings.guests : germanBookings.others,
    ...germanVerbsOfLeaving[hasLeft(spec) ? 'past' : 'present'],
    Anlass: occasion.genitive,
    Anlass_nom: occasion.nominative,
  }
}

/** „Ausbildung zum Koch“, „Auszubildende zur Köchin“: what was learned is the occupation. */
const training = /^(?:Ausbildung|Auszubildende[nr]?) (?:zu[mr]|als) /u

const occupationOf = ({ kind, job }: ZeugnisSpec) => (kind === 'ausbildung' ? job.title.trim().replace(training, '') : job.title)

/** „Praxisbedarf GmbH“ is no practice. */
const company = /(?<!\p{L})(?:g?GmbH|mbH|AG|KG|SE|UG|OHG)(?!\p{L})/u

/** An authority, or what the employer's name says; a company otherwise. */
function houseOf({ publicService, employer }: ZeugnisSpec): { readonly Haus_dat: string; readonly Haus: string } {
  if (publicService) return germanHouse.publicService
  if (company.test(employer.name)) return germanHouse.firm
  return germanHouseByName.find(([name]) => name.test(employer.name))?.[1] ?? germanHouse.firm
}

/** The person's wish in place of the occasion, with which closings of interim references open; the same wording always says it in the same words. */
function withOwnWish(template: string): string {
  const wish = germanOwnWish[template.length % germanOwnWish.length]
  return template.includes('{Anlass') ? `${wish}${template.slice(template.indexOf('.') + 1)}` : template
}

/** A wording as it fits this kind of letter and this post. */
function wordingFor({ kind, leads, occasion }: ZeugnisSpec, template: string): string {
  if (kind === 'ausbildung') return withTrainers(template)
  const wording = occasion === 'eigenerWunsch' ? withOwnWish(template) : template
  return leads ? withStaff(wording) : wording
}

/** Words with which entries begin in capitals, though a sentence has begun before them. */
const small = /^(?:De[rmns]|Die|Das|Ein(?:e[mnrs]?)?|Hat|A[mn]|Auf|Als|Bei|Beim|Im|In|Mit|Seit|Zum|Zur|Zunächst|Zuerst) /u

function openingOf(spec: ZeugnisSpec, seed: number): string {
  return hasPosts(spec, germanOfPerson.posts) ? germanOpeningsOfPosts[tenseOf(spec.kind)] : ofSeed(germanOpenings[spec.kind], `${seed}:opening`)
}

function farewellsFor(reason: LeavingReason): Readonly<Record<Grade, string>> {
  if (reason === 'uebernahme') return germanStayingFarewells
  if (reason === 'ruhestand') return germanRetirementFarewells
  if (reason === 'betriebsbedingt') return germanRedundancyFarewells
  return reason === 'abschluss' ? germanTrainingFarewells : germanFarewells
}

/** A simple training reference says what was learned (§ 16 Abs. 2 Satz 1 BBiG). */
function taskLineOf({ kind, simple }: ZeugnisSpec): keyof typeof germanTaskLines {
  if (kind !== 'ausbildung') return tenseOf(kind)
  return simple ? 'skills' : 'training'
}

/** An employer whose business is transferred has no years ahead with anybody, but good wishes (§ 613a BGB). */
function passedOn(spec: ZeugnisSpec, grade: Grade): string | undefined {
  if (spec.occasion !== 'betriebsuebergang') return undefined
  return renderGerman(`Anlass dieses Zwischenzeugnisses ist {Anlass_nom}. ${germanTrainingFarewells[grade]}`, formsOf(spec), 'present')
}

export const german: LetterLanguage = {
  phrases: germanPhrases,
  tiring: germanTiring,
  ofRole: [],
  ofLeading: [],
  ofTraining: [],
  heading: ({ kind }) => germanHeadings[kind],
  salutation: () => undefined,
  contact: () => undefined,
  opening: (spec, seed) => renderGerman(openingOf(spec, seed), formsOf(spec), 'past'),
  taskLine: (spec, seed) => renderGerman(ofSeed(germanTaskLines[taskLineOf(spec)], `${seed}:tasks`), formsOf(spec), 'past'),
  render(template, spec, place) {
    const wording = wordingFor(spec, template)
    return renderGerman(place === 'following' ? withPronoun(wording) : withName(wording), formsOf(spec), tenseOf(spec.kind))
  },
  entry: (name, typed) => (germanRewrites[name] ?? []).reduce((text, [pattern, by]) => text.replace(pattern, by), typed),
  insideSentence: (typed) => typed.replace(small, (word) => word.toLowerCase()),
  leaving(spec, grade: Grade) {
    if (spec.kind === 'zwischen') return passedOn(spec, grade)
    if (spec.kind === 'vorlaeufig') return renderGerman(`${germanProvisionalEnding} ${germanProvisionalFarewells[grade]}`, formsOf(spec), 'present')
    const reason = reasonOf(spec)
    if (reason === 'eigenerWunsch') return undefined
    return renderGerman(`${germanLeaving[reason]} ${farewellsFor(reason)[grade]}`, formsOf(spec), 'past')
  },
  ending: (spec) => renderGerman(`${germanLeaving[reasonOf(spec)]} Wir wünschen {N_dat} alles Gute.`, formsOf(spec), 'past'),
  signing: (how) => [how && germanSigning[how]].filter((line) => line !== undefined),
  warnings: () => [],
  ofPerson: germanOfPerson,
  employer: (typed, spec) => employerSentence(typed, houseOf(spec).Haus.replace('unseren', 'unser')),
  placeAndDate: ({ employer, issued }) => `${employer.city}, ${formatDate(issued, 'de')}`,
  isDatedFirst: false,
  // „Grund- u. Behandlungspflege“, but not „u. a.“
  typeset: (text) => text.replace(/(?<=[\p{L}-] )u\. (?=\p{L}{3})/gu, 'und '),
}
