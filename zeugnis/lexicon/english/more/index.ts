import type { PhraseGroup } from '../../../model/dimension.ts'
import type { Phrase } from '../../../model/phrase.ts'
import { arbeitsbefaehigung } from './arbeitsbefaehigung.ts'
import { arbeitserfolg } from './arbeitserfolg.ts'
import { arbeitsweise } from './arbeitsweise.ts'
import { fachwissen } from './fachwissen.ts'
import { fuehrung } from './fuehrung.ts'
import { gesamtbeurteilung } from './gesamtbeurteilung.ts'
import { leistungsbereitschaft } from './leistungsbereitschaft.ts'
import { schlussEnde } from './schluss-ende.ts'
import { schlussZwischen } from './schluss-zwischen.ts'
import { sozialExtern } from './sozial-extern.ts'
import { sozialIntern } from './sozial-intern.ts'
import { weiterbildung } from './weiterbildung.ts'

/** Seven more wordings for each grade of each group, so that letters of one firm do not sound alike. */
export const englishMore: Readonly<Record<PhraseGroup, readonly Phrase[]>> = {
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
  vertrauen: [],
  schlussEnde,
  schlussZwischen,
}
