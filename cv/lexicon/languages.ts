import type { LanguageLevel } from '../model/cv.ts'
import { fold, list } from '../text/words.ts'

/** ISO 639 code, then its names in both languages, folded. */
const names: readonly (readonly [code: string, names: readonly string[]])[] = [
  ['de', list('deutsch, german')], ['en', list('englisch, english')], ['fr', list('französisch, french')], ['es', list('spanisch, spanish')],
  ['it', list('italienisch, italian')], ['pt', list('portugiesisch, portuguese')], ['nl', list('niederländisch, holländisch, dutch')],
  ['da', list('dänisch, danish')], ['sv', list('schwedisch, swedish')], ['no', list('norwegisch, norwegian')], ['fi', list('finnisch, finnish')],
  ['is', list('isländisch, icelandic')], ['pl', list('polnisch, polish')], ['cs', list('tschechisch, czech')], ['sk', list('slowakisch, slovak')],
  ['hu', list('ungarisch, hungarian')], ['ro', list('rumänisch, romanian')], ['bg', list('bulgarisch, bulgarian')], ['el', list('griechisch, greek, neugriechisch')],
  ['tr', list('türkisch, turkish')], ['ar', list('arabisch, arabic')], ['fa', list('persisch, farsi, dari, persian')], ['ku', list('kurdisch, kurdish')],
  ['he', list('hebräisch, hebrew')], ['ru', list('russisch, russian')], ['uk', list('ukrainisch, ukrainian')], ['be', list('belarussisch, belarusian')],
  ['lt', list('litauisch, lithuanian')], ['lv', list('lettisch, latvian')], ['et', list('estnisch, estonian')], ['hr', list('kroatisch, croatian')],
  ['sr', list('serbisch, serbian')], ['bs', list('bosnisch, bosnian')], ['sl', list('slowenisch, slovenian')], ['mk', list('mazedonisch, macedonian')],
  ['sq', list('albanisch, albanian')], ['zh', list('chinesisch, mandarin, chinese')], ['ja', list('japanisch, japanese')], ['ko', list('koreanisch, korean')],
  ['vi', list('vietnamesisch, vietnamese')], ['th', list('thailändisch, thai')], ['id', list('indonesisch, indonesian')], ['hi', list('hindi')],
  ['ur', list('urdu')], ['bn', list('bengali, bengalisch')], ['ta', list('tamil, tamilisch')], ['pa', list('punjabi')], ['ne', list('nepali, nepalesisch')],
  ['ps', list('paschtu, pashto')], ['ti', list('tigrinya, tigrinisch')], ['am', list('amharisch, amharic')], ['so', list('somali, somalisch')],
  ['sw', list('swahili, suaheli')], ['xh', list('xhosa')], ['zu', list('zulu')], ['af', list('afrikaans')], ['ig', list('igbo')], ['yo', list('yoruba')],
  ['ka', list('georgisch, georgian')], ['hy', list('armenisch, armenian')], ['az', list('aserbaidschanisch, azerbaijani')], ['la', list('latein, latin')],
  ['grc', list('altgriechisch, ancient greek')], ['ga', list('irisch, irish, gaelic')], ['cy', list('walisisch, welsh')], ['ca', list('katalanisch, catalan')],
  ['eu', list('baskisch, basque')], ['lb', list('luxemburgisch, luxembourgish')], ['nds', list('plattdeutsch, niederdeutsch, low german')],
  ['gsg', list('deutsche gebärdensprache, gebärdensprache, dgs, german sign language')], ['bfi', list('british sign language, bsl')], ['tl', list('tagalog, filipino')],
] // biome-ignore format: a table of pairs

const codes = new Map(names.flatMap(([code, all]) => all.map((name): [string, string] => [name, code])))

/** "Muttersprache   Deutsch": what may stand before a language. */
const before = /^(?:muttersprachen?|fremdsprachen?|(?:sonstige |weitere )?sprachen?|mother tongues?|other languages?)(?:\(\p{L}{1,2}\))?[\s:]{1,40}/u

/** The language that a text begins with, and where its name ends: the longest that is known. */
export function languageName(text: string): { readonly code: string; readonly length: number } | null {
  const folded = fold(text.slice(0, 100))
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
