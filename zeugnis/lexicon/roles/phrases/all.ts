import type { RolePhrases } from '../../../model/role-phrases.ts'
import { phrases as buchhalterIn } from './buchhalter-in.ts'
import { phrases as elektrikerIn } from './elektriker-in.ts'
import { phrases as entwicklerIn } from './entwickler-in.ts'
import { phrases as fachlageristIn } from './fachlagerist-in.ts'
import { phrases as fitnesstrainerIn } from './fitnesstrainer-in.ts'
import { phrases as fotografIn } from './fotograf-in.ts'
import { phrases as friseurIn } from './friseur-in.ts'
import { phrases as fuehrungskraft } from './fuehrungskraft.ts'
import { phrases as grafikdesignerIn } from './grafikdesigner-in.ts'
import { phrases as ingenieurIn } from './ingenieur-in.ts'
import { phrases as kassiererIn } from './kassierer-in.ts'
import { phrases as kellnerIn } from './kellner-in.ts'
import { phrases as kochIn } from './koch-in.ts'
import { phrases as krankenpflegerIn } from './krankenpfleger-in.ts'
import { phrases as marketingManagerIn } from './marketing-manager-in.ts'
import { phrases as mechanikerIn } from './mechaniker-in.ts'
import { phrases as projektmanagerIn } from './projektmanager-in.ts'
import { phrases as reinigungskraft } from './reinigungskraft.ts'
import { phrases as rezeptionistIn } from './rezeptionist-in.ts'
import { phrases as serviceMitarbeiterIn } from './service-mitarbeiter-in.ts'
import { phrases as verkaeuferIn } from './verkaeufer-in.ts'

/** What counts in each occupation, in its references. A page loads only the one it needs (`load.ts`). */
export const rolePhrases: Readonly<Record<string, readonly RolePhrases[]>> = {
  'koch-in': kochIn,
  'friseur-in': friseurIn,
  'kellner-in': kellnerIn,
  'fotograf-in': fotografIn,
  'ingenieur-in': ingenieurIn,
  'kassierer-in': kassiererIn,
  'buchhalter-in': buchhalterIn,
  'elektriker-in': elektrikerIn,
  'entwickler-in': entwicklerIn,
  'mechaniker-in': mechanikerIn,
  'verkaeufer-in': verkaeuferIn,
  fuehrungskraft,
  'fachlagerist-in': fachlageristIn,
  reinigungskraft,
  'rezeptionist-in': rezeptionistIn,
  'fitnesstrainer-in': fitnesstrainerIn,
  'grafikdesigner-in': grafikdesignerIn,
  'krankenpfleger-in': krankenpflegerIn,
  'projektmanager-in': projektmanagerIn,
  'marketing-manager-in': marketingManagerIn,
  'service-mitarbeiter-in': serviceMitarbeiterIn,
}
