import { LEADING, ofLeading, type RolePhrases } from '../../../model/role-phrases.ts'

/** Each occupation is a file of its own. */
const files: Readonly<Record<string, () => Promise<{ readonly phrases: readonly RolePhrases[] }>>> = {
  'koch-in': () => import('./koch-in.ts'),
  'friseur-in': () => import('./friseur-in.ts'),
  'kellner-in': () => import('./kellner-in.ts'),
  'fotograf-in': () => import('./fotograf-in.ts'),
  'ingenieur-in': () => import('./ingenieur-in.ts'),
  'kassierer-in': () => import('./kassierer-in.ts'),
  'buchhalter-in': () => import('./buchhalter-in.ts'),
  'elektriker-in': () => import('./elektriker-in.ts'),
  'entwickler-in': () => import('./entwickler-in.ts'),
  'mechaniker-in': () => import('./mechaniker-in.ts'),
  'verkaeufer-in': () => import('./verkaeufer-in.ts'),
  fuehrungskraft: () => import('./fuehrungskraft.ts'),
  'fachlagerist-in': () => import('./fachlagerist-in.ts'),
  reinigungskraft: () => import('./reinigungskraft.ts'),
  'rezeptionist-in': () => import('./rezeptionist-in.ts'),
  'fitnesstrainer-in': () => import('./fitnesstrainer-in.ts'),
  'grafikdesigner-in': () => import('./grafikdesigner-in.ts'),
  'krankenpfleger-in': () => import('./krankenpfleger-in.ts'),
  'projektmanager-in': () => import('./projektmanager-in.ts'),
  'marketing-manager-in': () => import('./marketing-manager-in.ts'),
  'service-mitarbeiter-in': () => import('./service-mitarbeiter-in.ts'),
}

/** What counts in the occupation of this slug, nothing without one that the lexicon holds; and in whoever leads. */
export async function loadRolePhrases(slug: string, leads: boolean): Promise<Record<'ofRole' | 'ofLeading', readonly RolePhrases[]>> {
  const [role, leading] = await Promise.all([files[slug]?.(), leads ? files[LEADING]?.() : undefined])
  return { ofRole: role?.phrases ?? [], ofLeading: ofLeading(leading?.phrases) }
}
