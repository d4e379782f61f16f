import {
  englishFarewells,
  englishLeaving,
  englishProvisionalEnding,
  englishProvisionalThanks,
  englishRedundancyFarewells,
  englishRetirementFarewells,
  englishStayingFarewells,
  englishTrainingFarewells,
  englishTransferFarewells,
} from '../../lexicon/english-openings.ts'
import type { Grade } from '../../model/grade.ts'
import type { LeavingReason, ZeugnisSpec } from '../../model/spec.ts'
import { reasonOf } from '../tense.ts'
import { formsOf } from './forms.ts'
import { renderEnglish } from './render.ts'

/** Closing for an ending that the closing formulas of the phrase base do not cover. */
export function leaving(spec: ZeugnisSpec, grade: Grade): string | undefined {
  if (spec.kind === 'zwischen') return passedOn(spec, grade)
  if (spec.kind === 'vorlaeufig') return renderEnglish(`${englishProvisionalThanks[grade]} ${englishProvisionalEnding}`, formsOf(spec), 'past')
  const reason = reasonOf(spec)
  if (reason === 'eigenerWunsch') return undefined
  return renderEnglish(`${englishLeaving[reason]} ${farewellsFor(reason)[grade]}`, formsOf(spec), 'past')
}

/** An employer whose business is transferred has no years ahead with anybody, but good wishes. */
function passedOn(spec: ZeugnisSpec, grade: Grade): string | undefined {
  if (spec.occasion !== 'betriebsuebergang') return undefined
  return renderEnglish(`This interim reference has been issued {Anlass}. ${englishTransferFarewells[grade]}`.trim(), formsOf(spec), 'present')
}

function farewellsFor(reason: LeavingReason): Readonly<Record<Grade, string>> {
  if (reason === 'uebernahme') return englishStayingFarewells
  if (reason === 'ruhestand') return englishRetirementFarewells
  if (reason === 'betriebsbedingt') return englishRedundancyFarewells
  return reason === 'abschluss' ? englishTrainingFarewells : englishFarewells
}

/** How a letter ends that has no closing formula: the simple one says how the employment ended. */
export function ending(spec: ZeugnisSpec): string {
  const reason = reasonOf(spec)
  const farewell = reason === 'uebernahme' ? englishStayingFarewells[4] : 'We wish {them} well.'
  return renderEnglish(`${englishLeaving[reason]} ${farewell}`, formsOf(spec), 'past')
}
