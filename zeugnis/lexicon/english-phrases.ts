import type { Dimension } from '../model/dimension.ts'
import type { Phrase } from '../model/phrase.ts'
import { arbeitsbefaehigung } from './english/arbeitsbefaehigung.ts'
import { arbeitserfolg } from './english/arbeitserfolg.ts'
import { arbeitsweise } from './english/arbeitsweise.ts'
import { fachwissen } from './english/fachwissen.ts'
import { fuehrung } from './english/fuehrung.ts'
import { gesamt } from './english/gesamt.ts'
import { leistungsbereitschaft } from './english/leistungsbereitschaft.ts'
import { schlussEnde } from './english/schluss-ende.ts'
import { schlussZwischen } from './english/schluss-zwischen.ts'
import { sozialExtern } from './english/sozial-extern.ts'
import { sozialIntern } from './english/sozial-intern.ts'
import { weiterbildung } from './english/weiterbildung.ts'

/** The English phrase base: 180 wordings, three for each grade of each dimension. */
export const englishPhrases: Readonly<Record<Dimension, readonly Phrase[]>> = {
  leistungsbereitschaft,
  arbeitsbefaehigung,
  fachwissen,
  weiterbildung,
  arbeitsweise,
  arbeitserfolg,
  fuehrung,
  gesamt,
  sozialIntern,
  sozialExtern,
  schlussEnde,
  schlussZwischen,
}
