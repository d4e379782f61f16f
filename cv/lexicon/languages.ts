import { keyOf } from '#language'
import type { LanguageLevel } from '../model/cv.ts'
import { keyList } from '../text/words.ts'

/** ISO 639 code, then its names in both languages, folded. */
const names: readonly (readonly [code: string, names: readonly string[]])[] = [
  ['de', keyList('deutsch, german')], ['en', keyList('englisch, english')], ['fr', keyList('französisch, french')], ['es', keyList('spanisch, spanish')],
  ['it', keyList('italienisch, italian')], ['pt', keyList('portugiesisch, portuguese')], ['nl', keyList('niederländisch, holländisch, dutch')],
  ['da', keyList('dänisch, danish')], ['sv', keyList('schwedisch, swedish')], ['no', keyList('norwegisch, norwegian')], ['fi', keyList('finnisch, finnish')],
  ['is', keyList('isländisch, icelandic')], ['pl', keyList('polnisch, polish')], ['cs', keyList('tschechisch, czech')], ['sk', keyList('slowakisch, slovak')],
  ['hu', keyList('ungarisch, hungarian')], ['ro', keyList('rumänisch, romanian')], ['bg', keyList('bulgarisch, bulgarian')], ['el', keyList('griechisch, greek, neugriechisch')],
  ['tr', keyList('türkisch, turkish')], ['ar', keyList('arabisch, arabic')], ['fa', keyList('persisch, farsi, dari, persian')], ['ku', keyList('kurdisch, kurdish')],
  ['he', keyList('hebräisch, hebrew')], ['ru', keyList('russisch, russian')], ['uk', keyList('ukrainisch, ukrainian')], ['be', keyList('belarussisch, belarusian')],
  ['lt', keyList('litauisch, lithuanian')], ['lv', keyList('lettisch, latvian')], ['et', keyList('estnisch, estonian')], ['hr', keyList('kroatisch, croatian')],
  ['sr', keyList('serbisch, serbian')], ['bs', keyList('bosnisch, bosnian')], ['sl', keyList('slowenisch, slovenian')], ['mk', keyList('mazedonisch, macedonian')],
  ['sq', keyList('albanisch, albanian')], ['zh', keyList('chinesisch, mandarin, chinese')], ['ja', keyList('japanisch, japanese')], ['ko', keyList('koreanisch, korean')],
  ['vi', keyList('vietnamesisch, vietnamese')], ['th', keyList('thailändisch, thai')], ['id', keyList('indonesisch, indonesian')], ['hi', keyList('hindi')],
  ['ur', keyList('urdu')], ['bn', keyList('bengali, bengalisch')], ['ta', keyList('tamil, tamilisch')], ['pa', keyList('punjabi')], ['ne', keyList('nepali, nepalesisch')],
  ['ps', keyList('paschtu, pashto')], ['ti', keyList('tigrinya, tigrinisch')], ['am', keyList('amharisch, amharic')], ['so', keyList('somali, somalisch')],
  ['sw', keyList('swahili, suaheli')], ['xh', keyList('xhosa')], ['zu', keyList('zulu')], ['af', keyList('afrikaans')], ['ig', keyList('igbo')], ['yo', keyList('yoruba')],
  ['ka', keyList('georgisch, georgian')], ['hy', keyList('armenisch, armenian')], ['az', keyList('aserbaidschanisch, azerbaijani')], ['la', keyList('latein, latin')],
  ['grc', keyList('altgriechisch, ancient greek')], ['ga', keyList('irisch, irish, gaelic')], ['cy', keyList('walisisch, welsh')], ['ca', keyList('katalanisch, catalan')],
  ['eu', keyList('baskisch, basque')], ['lb', keyList('luxemburgisch, luxembourgish')], ['nds', keyList('plattdeutsch, niederdeutsch, low german')],
  ['gsg', keyList('deutsche gebärdensprache, gebärdensprache, dgs, german sign language')], ['bfi', keyList('british sign language, bsl')], ['tl', keyList('tagalog, filipino')],
] // biome-ignore format: a table of pairs

const codes = new Map(names.flatMap(([code, all]) => all.map((name): [string, string] => [name, code])))

/** "Muttersprache   Deutsch": what may stand before a language. */
const before = /^(?:muttersprachen?|fremdsprachen?|(?:sonstige |weitere )?sprachen?|mother tongues?|other languages?)(?:\(\p{L}{1,2}\))?[\s:]{1,40}/u

/** The language that a text begins with, and where its name ends: the longest that is known. */
export function languageName(text: string): { readonly code: string; readonly length: number } | null {
  const folded = keyOf(text.slice(0, 100))
  const from = before.exec(folded)?.[0].length ?? 0
  const words = (/^\p{L}+(?: \p{L}+){0,2}/u.exec(folded.slice(from))?.[0] ?? '').split(' ')
  for (let count = words.length; count > 0; count -= 1) {
    const name = words.slice(0, count).join(' ')
    const code = codes.get(name)
    if (code) return { code, length: from + name.length }
  }
  return null
}

/** Words for levels, the more exact before the less. */
export const languageLevels: readonly (readonly [LanguageLevel, RegExp])[] = [
  ['native', /muttersprach|erstsprache|native|mother tongue|first language|bilingual|zweisprachig|herkunftssprache/],
  ['business', /verhandlungssicher|geschaeftssicher|business|vertragssicher|professional working/],
  ['fluent', /fliessend|fluent|sicher in wort|sehr gut|very good|excellent|ausgezeichnet|full professional/],
  ['basic', /grundkenntnis|grundlagen|basic|basis|schulkenntnis|anfaenger|beginner|elementary|gering|einfache/],
  ['conversational', /konversation|conversational|umgangssprach|alltag/],
  ['intermediate', /intermediate|mittel|fortgeschritten|erweiterte|working knowledge/],
  ['good', /(?<!\p{L})gute?(?!\p{L})|(?<!\p{L})good(?!\p{L})|in wort und schrift/u],
]
