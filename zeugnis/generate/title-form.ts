import type { Warning } from '../model/letter.ts'
import type { Address, ZeugnisSpec } from '../model/spec.ts'

/** „Köchin“, „Teamleiterin“, „Anwältin“, „Kauffrau“, but not „Berlin“ or „Medizin“. */
const ofWoman = /(?:er|or|eur|ist|ent|ant|log|öch|ärzt|ält|wirt|gehilf|bot)in(?!\p{L})|\p{L}(?:frau|schwester)(?!\p{L})/iu
/** „Kaufmann“, „Obmann“; an ending in „-er“ many women choose, so it says nothing. */
const ofMan = /\p{L}(?:mann|pfleger|bruder)(?!\p{L})/iu

/** Forms of a title that do not go with a form of address. */
const foreign: Readonly<Record<Address, readonly RegExp[]>> = { frau: [ofMan], herr: [ofWoman], name: [ofWoman, ofMan] }

/** Whether a German title is of another form than the address. A pair („Köchin/Koch“) goes with each. */
export function titleWarnings({ language, person, job: { title } }: ZeugnisSpec): Warning[] {
  const isPair = /[/:*_(]/.test(title)
  const isForeign = language === 'de' && !isPair && foreign[person.address].some((form) => form.test(title))
  return isForeign ? [{ code: 'title-mismatch', title }] : []
}
