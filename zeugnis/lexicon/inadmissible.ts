import type { Inadmissible } from '../model/inadmissible.ts'

/** Words as alternatives of a pattern: whole words, any case. */
export const wholeWords = (...alternatives: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${alternatives.join('|')})(?!\\p{L})`, 'iu')

/**
 * German words that betray what belongs in a reference only when the person wishes (`bases.inhalt`), by content. The analysis reads them
 * in folded text, so no umlaut may stand inside of square brackets.
 */
export const inadmissibleWords: readonly (readonly [Inadmissible, RegExp])[] = [
  [
    'illness',
    wholeWords(
      'erkrankt\\p{L}*',
      'krank(?:geschrieben|(?:heit|schreibung|enstand)\\p{L}*)?',
      'arbeitsunfähig\\p{L}*',
      'fehlzeiten',
      'depression\\p{L}*',
      'hiv',
      'pflegebedürftig\\p{L}*',
      '(?:trotz|wegen|aufgrund) (?:\\p{L}+ ){0,2}erkrankung(?:en)?',
      'burn-?out\\p{L}*',
    ),
  ],
  ['pregnancy', wholeWords('schwanger\\p{L}*', 'mutterschutz\\p{L}*')],
  ['disability', wholeWords('schwerbehind(?!ertenv|ertenb)\\p{L}*', 'behinderung')],
  [
    'works-council',
    wholeWords(
      'betriebsrat(?:s|es|smitglied\\p{L}*|svorsitz\\p{L}*|starbeit|stätigkeit)?',
      'personalrat(?:s|smitglied)?',
      'schwerbehindertenvertret\\p{L}*',
      'jugendvertret\\p{L}*',
      'mitarbeit(?:er|enden)vertretung\\p{L}*',
      'arbeitnehmervertreter(?:in|s)?',
      '(?:betriebs|personal)rät\\p{L}*',
    ),
  ],
  ['trade-union', wholeWords('gewerkschaft\\p{L}*', 'streik(?:s|t\\p{L}+)?')],
  ['warning-letter', wholeWords('abmahnung\\p{L}*', 'abgemahnt')],
  [
    'conviction',
    wholeWords(
      'parteimitglied\\p{L}*',
      '(?:partei|religions)zugehörigkeit',
      'konfession',
      '(?:ist|war) (?:katholisch|evangelisch|muslimisch|jüdisch)',
      'homosexu\\p{L}*',
      'schwul\\p{L}*',
      'jüdin',
      '(?:als|ist|war) (?:jude|christ(?:in)?)',
      '\\p{L}+er herkunft',
      '(?:katholik|protestant)(?:in)?',

      'mus?lim(?:a|in|e|en)?',
      '(?:ihren|seinen|christlichen|muslimischen) glauben',
      'kopftuch',
      'ramadan',
      '(?:spd|cdu|csu|fdp|afd|grünen|linken)-?(?:partei)?mitglied\\p{L}*',
    ),
  ],
  ['family', wholeWords('alleinerziehend\\p{L}*', '(?:mutter|vater) von \\p{L}+ kindern', 'verheiratet')],
  [
    'pay',
    wholeWords(
      '(?:jahres|brutto)?gehalt',
      '(?:brutto|netto|stunden|monats)lohn',
      'lohn (?:von )?\\d+',
      'abfindung',
      '(?:lohn)?pfändung',
      '(?:euro|€) (?:brutto|netto)',
    ),
  ],
  ['alcohol', wholeWords('alkohol\\p{L}*')],
  [
    'offence',
    wholeWords('straftat\\p{L}*', 'strafverfahren', 'diebstahl\\p{L}*', 'unterschlagung\\p{L}*', 'vor(?:strafe|bestraft)\\p{L}*', 'wegen betrugs?'),
  ],
  [
    'dismissal',
    wholeWords(
      'fristlos\\p{L}*',
      '(?:verhaltens|personen)bedingt\\p{L}*',
      'kündigungsgrund',
      '(?:haben|mussten) wir (?:ihm|ihr|herrn \\p{L}+|frau \\p{L}+) (?:kündigen|gekündigt)',
      'wurde (?:ihm|ihr) gekündigt',
      'gekündigt (?:wegen|weil|aufgrund)',
      'kündigung wegen',
    ),
  ],
  ['release', wholeWords('freigestellt', 'freistellung')],
]
