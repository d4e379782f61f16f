import type { PhraseGroup } from '../model/dimension.ts'
import type { Phrase } from '../model/phrase.ts'
import { arbeitsbefaehigung } from './english/arbeitsbefaehigung.ts'
import { arbeitserfolg } from './english/arbeitserfolg.ts'
import { arbeitsweise } from './english/arbeitsweise.ts'
import { fachwissen } from './english/fachwissen.ts'
import { fuehrung } from './english/fuehrung.ts'
import { gesamtbeurteilung } from './english/gesamtbeurteilung.ts'
import { leistungsbereitschaft } from './english/leistungsbereitschaft.ts'
import { schlussEnde } from './english/schluss-ende.ts'
import { schlussZwischen } from './english/schluss-zwischen.ts'
import { sozialExtern } from './english/sozial-extern.ts'
import { sozialIntern } from './english/sozial-intern.ts'
import { vertrauen } from './english/vertrauen.ts'
import { weiterbildung } from './english/weiterbildung.ts'

/** The English phrase base: 184 wordings, three for each grade of each group, and one each for honesty. */
export const englishPhrases: Readonly<Record<PhraseGroup, readonly Phrase[]>> = {
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
