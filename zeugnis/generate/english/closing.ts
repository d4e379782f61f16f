import {
  englishEndOfTraining,
  englishFarewells,
  englishLeaving,
  englishProvisionalEnding,
  englishProvisionalThanks,
  englishStayingFarewells,
  englishTrainingFarewells,
} from '../../lexicon/english-openings.ts'
import type { Grade } from '../../model/grade.ts'
import type { LeavingReason, ZeugnisSpec } from '../../model/spec.ts'
import { gradeOf } from '../check-spec.ts'
import { isEndOfTraining } from '../tense.ts'
import { formsOf } from './forms.ts'
import { renderEnglish } from './render.ts'

/** Closing for an ending that the closing formulas of the phrase base do not cover. */
export function leaving(spec: ZeugnisSpec, grade: Grade): string | undefined {
  const reason = spec.reason ?? 'eigenerWunsch'
  if (reason === 'eigenerWunsch') return undefined
  const end = isEndOfTraining(reason) && spec.ofPerson?.exam?.trim() ? englishEndOfTraining : englishLeaving[reason]
  return renderEnglish(`${end} ${farewellsFor(reason)[grade]}`, formsOf(spec), 'past')
}

function farewellsFor(reason: LeavingReason): Readonly<Record<Grade, string>> {
  if (reason === 'uebernahme') return englishStayingFarewells
  return reason === 'abschluss' ? englishTrainingFarewells : englishFarewells
}

/** How a letter ends that has no closing formula: the provisional one thanks for good work, the simple one says how the employment ended. */
export function ending(spec: ZeugnisSpec): string {
  const text =
    spec.kind === 'vorlaeufig' ? provisional(gradeOf(spec, 'schluss')) : `${englishLeaving[spec.reason ?? 'ohneAngabe']} We wish {them} well.`
  return renderEnglish(text, formsOf(spec), 'past')
}

function provisional(grade: Grade): string {
  return [englishProvisionalThanks[grade], englishProvisionalEnding].filter(Boolean).join(' ')
}
