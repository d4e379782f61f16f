import { list } from '#language'
import type { Tiring } from '../../model/tiring.ts'

/** The same of English sentences. */
export const englishTiring: Tiring = {
  topWords: list(`
    always, consistently, invariably, throughout, at all times, exceptional*, outstanding*, excellent*, exemplary, extremely, very, highly,
    thoroughly, superb*, first-class, entirely, remarkabl*, good, well, sound, soundly, solid, great, greatly, usual, usually, generally, asked,
    help`),
  seldom: list('on the whole, in most respects, adequate, acceptable, satisfactory'),
  subjects: [
    /pressure|bus(?:y|iest)|workload|calm|demanding|level-headed/i,
    /deadline|on time|in good time|time allowed|times set|schedule/i,
    /careful|\bcare\b|accura|meticul|thorough|detail/i,
    /advice|question/i,
    /learn|new (?:tas|too|met|tec|ski)|up to date|pick(?:ed|s)? (?:things )?up/i,
    /independent|supervis|initiative|direction|without being/i,
    /develop|guidance/i,
    /plan|organis|priorit/i,
    /solution|problem/i,
    /standard|quality|result/i,
    /procedure|instruction/i,
  ],
}
