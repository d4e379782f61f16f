import { list } from '#language'
import type { Tiring } from '../../model/tiring.ts'

/** The same of English sentences. */
export const englishTiring: Tiring = {
  topWords: list(`
    always, consistently, invariably, throughout, at all times, exceptional*, outstanding*, excellent*, exemplary, extremely, very, highly,
    thoroughly, superb*, first-class, entirely, remarkabl*`),
  seldom: list('generally, on the whole, in most respects, adequate, acceptable'),
  subjects: [
    /pressure|bus(?:y|iest)|workload|calm|demanding/i,
    /deadline|on time|time allowed|schedule/i,
    /careful|\bcare\b|accura|meticul|thorough|detail/i,
    /advice|question/i,
    /learn|new (?:tas|too|met|tec|ski)|up to date/i,
    /independent|supervis|initiative|direction/i,
    /develop|guidance/i,
    /plan|organis|priorit/i,
    /solution|problem/i,
  ],
}
