import type { Inadmissible } from '../model/inadmissible.ts'
import type { Language } from '../model/spec.ts'

interface InadmissibleWords extends Readonly<Record<Language, RegExp>> {
  readonly content: Inadmissible
  /** Only asked about where it is typed: in a letter it may rightly stand, as an occasion or because it shaped the employment. */
  readonly isOnlyAsked?: true
}

/** Words as alternatives of a pattern: whole words, any case. */
const words = (...alternatives: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${alternatives.join('|')})(?!\\p{L})`, 'iu')

/**
 * Words that betray what belongs in a reference only when the person wishes (`bases.inhalt`), by content. The analysis reads them in
 * folded text, so no umlaut may stand inside of square brackets.
 */
export const inadmissibleWords: readonly InadmissibleWords[] = [
  {
    content: 'illness',
    de: words(
      'erkrankt\\p{L}*',
      'krank(?:geschrieben|(?:heit|schreibung|enstand)\\p{L}*)?',
      'arbeitsunfähig\\p{L}*',
      'fehlzeiten',
      'depression\\p{L}*',
      'hiv',
      'pflegebedürftig\\p{L}*',
    ),
    en: words('sick(?:ness)?', 'ill(?:ness\\p{L}*)?', 'unfit for work', 'incapacit\\p{L}*', 'absenteeism', 'depression', 'hiv'),
  },
  {
    content: 'pregnancy',
    de: words('schwanger\\p{L}*', 'mutterschutz\\p{L}*'),
    en: words('pregnan\\p{L}*', 'maternity leave'),
  },
  {
    content: 'disability',
    de: words('schwerbehind\\p{L}*', 'behinderung'),
    en: words('disability', 'severely disabled'),
  },
  {
    content: 'works-council',
    de: words(
      'betriebsrat(?:s|es|smitglied\\p{L}*|svorsitz\\p{L}*|starbeit|stätigkeit)?',
      'betriebsrät\\p{L}*',
      'personalrat(?:s|smitglied)?',
      'jugendvertret\\p{L}*',
    ),
    en: words('works council\\p{L}*', 'staff council\\p{L}*'),
  },
  {
    content: 'trade-union',
    de: words('gewerkschaft\\p{L}*', 'streik(?:s|t\\p{L}+)?'),
    en: words('trade unions?', 'union member\\p{L}*', 'trade unionist\\p{L}*'),
  },
  {
    content: 'warning-letter',
    de: words('abmahnung\\p{L}*', 'abgemahnt'),
    en: words('(?:written|formal|official) warnings?', 'warning letters?', 'disciplinary (?:warnings?|action|procedures?)'),
  },
  {
    content: 'conviction',
    de: words(
      'parteimitglied\\p{L}*',
      '(?:partei|religions)zugehörigkeit',
      'konfession',
      '(?:ist|war) (?:katholisch|evangelisch|muslimisch|jüdisch)',
      'homosexu\\p{L}*',
      'schwul\\p{L}*',
      'jüdin',
      '(?:als|ist|war) (?:jude|christ(?:in)?|muslim(?:in|a)?)',
      '\\p{L}+er herkunft',
    ),
    en: words(
      'party member\\p{L}*',
      'religious (?:belief|denomination|affiliation)\\p{L}*',
      'jew(?:ish)?',
      'muslim',
      'homosexu\\p{L}*',
      '(?:is|was|openly) gay',
    ),
  },
  {
    content: 'pay',
    de: words('(?:jahres|brutto)?gehalt', '(?:brutto|netto|stunden|monats)lohn', 'lohn (?:von )?\\d+', 'abfindung', '(?:lohn)?pfändung'),
    en: words('salary', '(?:annual|gross) pay'),
  },
  {
    content: 'alcohol',
    de: words('alkohol\\p{L}*'),
    en: words('alcohol\\p{L}*'),
  },
  {
    content: 'offence',
    de: words('straftat\\p{L}*', 'strafverfahren', 'diebstahl\\p{L}*', 'unterschlagung\\p{L}*', 'vor(?:strafe|bestraft)\\p{L}*', 'wegen betrugs?'),
    en: words('criminal (?:offence|charge|proceeding)s?', 'theft', 'embezzlement'),
  },
  {
    content: 'dismissal',
    de: words(
      'fristlos\\p{L}*',
      '(?:verhaltens|personen)bedingt\\p{L}*',
      'kündigungsgrund',
      '(?:haben|mussten) wir (?:ihm|ihr|herrn \\p{L}+|frau \\p{L}+) (?:kündigen|gekündigt)',
      'wurde (?:ihm|ihr) gekündigt',
      'gekündigt (?:wegen|weil|aufgrund)',
      'kündigung wegen',
    ),
    en: words(
      'dismissed (?:for|because|due)',
      'summary dismissal',
      'dismissal without notice',
      'gross misconduct',
      'reasons? for (?:the )?dismissal',
    ),
  },
  {
    content: 'release',
    de: words('freigestellt', 'freistellung'),
    en: words('garden(?:ing)? leave', 'released from (?:work|duty|duties)'),
  },
  {
    content: 'parental-leave',
    isOnlyAsked: true,
    de: words('elternzeit', 'erziehungsurlaub'),
    en: words('parental leave'),
  },
]
