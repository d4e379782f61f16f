import { list } from '#language'
import type { Tiring } from '../../model/tiring.ts'

/** What tires a reader of German sentences when it comes back. */
export const germanTiring: Tiring = {
  topWords: list(`
    stets, jederzeit, immer, durchweg, durchgehend, ausnahmslos, gleichbleibend*, zu jeder Zeit, in jeder Situation, in jeder Lage, in jeder Hinsicht, sehr,
    äußerst, überaus, höchst, höchste*, besonders, außerordentlich*, außergewöhnlich*, hervorragend*, ausgezeichnet*,
    vorbildlich*, exzellent*, herausragend*, größte*, uneingeschränkt*, vollste*, beste, bester, bestem, besten, bestens`),
  seldom: list('im großen und ganzen, im wesentlichen, im allgemeinen, weitgehend, in der regel, insgesamt'),
  subjects: [
    /elast|druck|arbeits(?:anf|auf|rei|int)|hochbet|stoßz|andrang|überblick|ruh(?:e|ig)(?!\p{L})/iu,
    /termin|frist|rechtzeitig/i,
    /sorg[fs]|gewissenhaft|genau|gründlich|einzel/i,
    /frage|auskunft|beriet|gutem rat/i,
    /lern|neue|laufenden/i,
    /ständig|von sich aus|antrieb|initiativ/i,
    /klima/i,
    /(?:team|mitarbeitenden) .{0,90}(?:leistung|ergebnis|ziele|vorgaben)/i,
    /förder/i,
    /lösung|löste|problem/i,
  ],
}
