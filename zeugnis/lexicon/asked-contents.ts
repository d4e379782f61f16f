import type { Inadmissible } from '../model/inadmissible.ts'
import { wholeWords } from './inadmissible.ts'

/** The same in English. Letters in English are not analysed: only what is typed for one is asked about. */
export const inadmissibleInEnglish: readonly (readonly [Inadmissible, RegExp])[] = [
  [
    'illness',
    wholeWords(
      'sick(?:ness)?',
      // Whom a nurse cares for is not the person of the letter.
      'ill(?:ness\\p{L}*)?(?! (?:patients?|people|children|adults|residents))',
      'unfit for work',
      'incapacit\\p{L}*',
      'absenteeism',
      'depression',
      'hiv',
    ),
  ],
  ['pregnancy', wholeWords('pregnan\\p{L}*', 'maternity leave')],
  ['disability', wholeWords('disability', 'severely disabled')],
  ['works-council', wholeWords('works council\\p{L}*', 'staff council\\p{L}*')],
  ['trade-union', wholeWords('trade unions?', 'shop stewards?', 'union member\\p{L}*', 'trade unionist\\p{L}*')],
  ['warning-letter', wholeWords('(?:written|formal|official) warnings?', 'warning letters?', 'disciplinary (?:warnings?|action|procedures?)')],
  [
    'conviction',
    wholeWords(
      'party member\\p{L}*',
      'religious (?:belief|denomination|affiliation)\\p{L}*',
      'jew(?:ish)?',
      'muslim',
      'homosexu\\p{L}*',
      '(?:is|was|openly) gay',
    ),
  ],
  ['pay', wholeWords('salary', '(?:annual|gross) pay')],
  ['alcohol', wholeWords('alcohol\\p{L}*')],
  ['offence', wholeWords('criminal (?:offence|charge|proceeding)s?', 'theft', 'embezzlement')],
  [
    'dismissal',
    wholeWords(
      'dismissed (?:for|because|due)',
      'summary dismissal',
      'dismissal without notice',
      'gross misconduct',
      'reasons? for (?:the )?dismissal',
    ),
  ],
  ['release', wholeWords('garden(?:ing)? leave', 'released from (?:work|duty|duties)')],
  ['lawsuit', wholeWords('unfair dismissal claim')],
  ['parental-leave', wholeWords('parental leave')],
  ['family', wholeWords('single (?:mother|father|parent)', '(?:mother|father) of \\S+', 'married')],
]

/** German words that are only asked about where they are typed: in a letter they may rightly stand, as an occasion, a duty or because they shaped the employment. */
export const askedInGerman: readonly (readonly [Inadmissible, RegExp])[] = [
  ['parental-leave', wholeWords('elternzeit', 'erziehungsurlaub')],
  [
    'illness',
    wholeWords(
      'erkrankung\\p{L}*',
      'reha',
      'langzeit(?:er)?krank\\p{L}*',

      'gute besserung',
      'wünschen (?:\\p{L}+ ){1,5}gesundheit',
    ),
  ],
  ['works-council', wholeWords('jugend- und auszubildendenvertret\\p{L}*')],
  ['conviction', wholeWords('kandidatur für den \\p{L}+(?:rat|tag)')],
  ['family', wholeWords('wegen (?:der )?kinderbetreuung')],
  // Lawyers bring such actions for others: only one of this person, or against the employer, is meant.
  ['lawsuit', wholeWords('kündigungsschutz(?:klage|verfahren)')],
]
