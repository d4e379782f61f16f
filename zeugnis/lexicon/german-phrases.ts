import type { PhraseGroup } from '../model/dimension.ts'
import type { Phrase } from '../model/phrase.ts'
import { arbeitsbefaehigung } from './german/arbeitsbefaehigung.ts'
import { arbeitserfolg } from './german/arbeitserfolg.ts'
import { arbeitsweise } from './german/arbeitsweise.ts'
import { fachwissen } from './german/fachwissen.ts'
import { fuehrung } from './german/fuehrung.ts'
import { gesamtbeurteilung } from './german/gesamtbeurteilung.ts'
import { leistungsbereitschaft } from './german/leistungsbereitschaft.ts'
import { schlussEnde } from './german/schluss-ende.ts'
import { schlussZwischen } from './german/schluss-zwischen.ts'
import { sozialExtern } from './german/sozial-extern.ts'
import { sozialIntern } from './german/sozial-intern.ts'
import { vertrauen } from './german/vertrauen.ts'
import { weiterbildung } from './german/weiterbildung.ts'

/** The German phrase base: 184 wordings, three for each grade of each group, and one each for honesty. */
export const germanPhrases: Readonly<Record<PhraseGroup, readonly Phrase[]>> = {
  leistungsbereitschaft,
  arbeitsbefaehigung,
  fachwissen,
  weiterbildung,
  arbeitsweise,
  arbeitserfolg,
  fuehrung,
  gesamtbeurteilung,
  sozialIntern,
  sozialExtern,
  vertrauen,
  schlussEnde,
  schlussZwischen,
}
