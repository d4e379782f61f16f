import { germanThirdParties } from '../../lexicon/german/third-parties.ts'
import { germanEmployer, germanOfPerson } from '../../lexicon/german-of-person.ts'
import {
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
import { hasLeft, tenseOf } from '../tense.ts'
import { germanForms, renderGerman, withName, withPronoun, withStaff, withTrainers } from './render.ts'

function formsOf(spec: ZeugnisSpec) {
  const occasion = germanOccasions[spec.occasion ?? 'eigenerWunsch']
  return {
    ...germanForms(spec.person, spec.thirdParties?.trim() || germanThirdParties[thirdPartiesOf(spec)]),
    Beruf: spec.job.title,
    Verhältnis: spec.kind === 'ausbildung' ? 'Ausbildungsverhältnis' : 'Arbeitsverhältnis',
    Von: formatDate(spec.from, 'de'),
    Bis: formatDate(spec.to ?? spec.issued, 'de'),
    Austritt: formatDate(spec.to ?? spec.issued, 'de'),
    ...houseOf(spec),
    ...germanVerbsOfLeaving[hasLeft(spec) ? 'past' : 'present'],
    Anlass: occasion.genitive,
    Anlass_nom: occasion.nominative,
  }
}

/** An authority, or what the employer's name says; a company otherwise. */
function houseOf({ publicService, employer }: ZeugnisSpec): { readonly Haus_dat: string; readonly Haus: string } {
  if (publicService) return germanHouse.publicService
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
  return hasPosts(spec) ? germanOpeningsOfPosts[tenseOf(spec.kind)] : ofSeed(germanOpenings[spec.kind], `${seed}:opening`)
}

function farewellsFor(reason: LeavingReason): Readonly<Record<Grade, string>> {
  if (reason === 'uebernahme') return germanStayingFarewells
  return reason === 'abschluss' ? germanTrainingFarewells : germanFarewells
}

export const german: LetterLanguage = {
  phrases: germanPhrases,
  ofRole: [],
  ofLeading: [],
  heading: (kind) => germanHeadings[kind],
  salutation: () => undefined,
  contact: () => undefined,
  opening: (spec, seed) => renderGerman(openingOf(spec, seed), formsOf(spec), 'past'),
  taskLine: ({ kind }, seed) => ofSeed(germanTaskLines[kind === 'ausbildung' ? 'training' : tenseOf(kind)], `${seed}:tasks`),
  render(template, spec, place) {
    const wording = wordingFor(spec, template)
    return renderGerman(place === 'following' ? withPronoun(wording) : withName(wording), formsOf(spec), tenseOf(spec.kind))
  },
  insideSentence: (typed) => typed.replace(small, (word) => word.toLowerCase()),
  leaving(spec, grade: Grade) {
    const reason = spec.reason ?? 'eigenerWunsch'
    if (reason === 'eigenerWunsch') return undefined
    return renderGerman(`${germanLeaving[reason]} ${farewellsFor(reason)[grade]}`, formsOf(spec), 'past')
  },
  ending: (spec) =>
    renderGerman(
      spec.kind === 'vorlaeufig' ? germanProvisionalEnding : `${germanLeaving[spec.reason ?? 'ohneAngabe']} Wir wünschen {N_dat} alles Gute.`,
      formsOf(spec),
      'past',
    ),
  signing: (how) => germanSigning[how],
  warnings: () => [],
  ofPerson: germanOfPerson,
  employer: germanEmployer,
  placeAndDate: ({ employer, issued }) => `${employer.city}, ${formatDate(issued, 'de')}`,
}
