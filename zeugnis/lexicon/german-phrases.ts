import type { Dimension } from '../model/dimension.ts'
import type { Phrase } from '../model/phrase.ts'
import { arbeitsbefaehigung } from './german/arbeitsbefaehigung.ts'
import { arbeitserfolg } from './german/arbeitserfolg.ts'
import { arbeitsweise } from './german/arbeitsweise.ts'
import { fachwissen } from './german/fachwissen.ts'
import { fuehrung } from './german/fuehrung.ts'
import { gesamt } from './german/gesamt.ts'
import { leistungsbereitschaft } from './german/leistungsbereitschaft.ts'
import { schlussEnde } from './german/schluss-ende.ts'
import { schlussZwischen } from './german/schluss-zwischen.ts'
import { sozialExtern } from './german/sozial-extern.ts'
import { sozialIntern } from './german/sozial-intern.ts'
import { weiterbildung } from './german/weiterbildung.ts'

/** The German phrase base: 180 wordings, three for each grade of each dimension. */
export const germanPhrases: Readonly<Record<Dimension, readonly Phrase[]>> = {
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
