import { list } from '#language'
import type { Language } from '../model/spec.ts'

/** Words that carry a grade and tire when they come back: of time, of degree, of highest praise. `*` stands for an ending. */
export const topWords: Readonly<Record<Language, readonly string[]>> = {
  de: list(`
    stets, jederzeit, immer, durchweg, durchgehend, ausnahmslos, gleichbleibend*, zu jeder Zeit, in jeder Situation, in jeder Lage, in jeder Hinsicht, sehr,
    äußerst, überaus, höchst, höchste*, besonders, außerordentlich*, außergewöhnlich*, hervorragend*, ausgezeichnet*,
    vorbildlich*, exzellent*, herausragend*, größte*, uneingeschränkt*, vollste*, beste, bester, bestem, besten, bestens`),
  en: list(`
    always, consistently, invariably, throughout, at all times, exceptional*, outstanding*, excellent*, exemplary, extremely, very, highly,
    thoroughly, superb*, first-class, entirely, remarkabl*`),
}
