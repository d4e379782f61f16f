import type { Warning } from '../model/letter.ts'
import type { Address, ZeugnisSpec } from '../model/spec.ts'

/** „Köchin“, „Teamleiterin“, „Anwältin“, „Kauffrau“, but not „Berlin“ or „Medizin“. */
const ofWoman = /(?:er|or|eur|ist|ent|ant|log|öch|ärzt|ält|wirt|gehilf|bot)in(?!\p{L})|angestellte(?!\p{L})|\p{L}(?:frau|schwester)(?!\p{L})/iu
/** „Kaufmann“, „Obmann“, „Lagerist“, but not the English „Specialist“; an ending in „-er“ many women choose, so it says nothing. */
const ofMan =
  /(?:\p{L}(?:mann|pfleger|bruder)|arzt|anwalt|angestellter|beamter|beauftragter|leitender|werkstudent|assistent|referent|dozent|praktikant|volontär|laborant|eur|(?:[eou]r|iz|in)ist)(?!\p{L})/iu

/** Forms of a title that do not go with a form of address. */
const foreign: Readonly<Record<Address, readonly RegExp[]>> = { frau: [ofMan], herr: [ofWoman], name: [ofWoman, ofMan] }

/** What advertisements write and no letter to one person: „Verkäufer/in“, „(m/w/d)“. */
const ofAnyone = /\/-?in(?!\p{L})|[*:_(]in(?!\p{L})|\([mwdfx]\//iu

/** Whether a German title is of another form than the address. */
export function titleWarnings({ language, person, job: { title } }: ZeugnisSpec): Warning[] {
  const isPair = /[/:*_(]/.test(title)
  const forms = isPair ? (person.address === 'name' ? [] : [ofAnyone]) : foreign[person.address]
  const isForeign = language === 'de' && forms.some((form) => form.test(title))
  return isForeign ? [{ code: 'title-mismatch', title }] : []
}

/** Titles and degrees, as they stand before a first name. */
const academic =
  /^(?:(?:Prof|Dr|Dipl|Mag|Ing|PD|Priv|habil|med|rer|nat|phil|jur|dent|vet|M\.? ?A|B\.? ?A|M\.? ?Sc|B\.? ?Sc)(?!\p{L})[.\s-]*(?:h\.? ?c\.? ?)?)+(?=\p{Lu})/u

/** A title typed with the first name would stand between salutation and name, where the letter wants it before the last name as well. */
export function titleInName({ person: { firstName } }: ZeugnisSpec): Warning[] {
  const [title] = academic.exec(firstName.trim()) ?? []
  return title ? [{ code: 'title-in-name', title: title.trim() }] : []
}
