import type { LeftOutKind } from '../model/cv.ts'

/**
 * What is found but not handed out. `label`: at the beginning of a line or cell, with what stands behind it. `words`: by
 * themselves, anywhere before the first employment. `anywhere`: unmistakable wherever they stand.
 * `words` and `anywhere` are global. Every repetition has its limit, so that a long line costs no more than its length.
 */
interface LeftOutRule {
  readonly kind: LeftOutKind
  readonly label?: RegExp
  readonly words?: RegExp
  readonly anywhere?: RegExp
}

const DATE = String.raw`(?:\d{1,2}\.\s?(?:\d{1,2}\.|\p{L}{3,9}\.?)\s?\d{4}|\d{1,2}\/\d{1,2}\/\d{4}|\d{1,2}\.?\s\p{L}{3,9}\s\d{4}|\p{L}{3,9}\s\d{4}|\d{4})`

export const leftOutRules: readonly LeftOutRule[] = [
  {
    kind: 'photo',
    label: /^[[(]?(?:passfoto|passbild|bewerbungsfoto|lichtbild|foto|photo|photograph|picture)[\])]?(?=$|\s{2,}|[.:])/iu,
    words: /(?<=\s{2}|^)[[(]?(?:passfoto|passbild|bewerbungsfoto|lichtbild|foto|photo|photograph)[\])]?$/giu,
  },
  {
    kind: 'birth',
    label:
      /^(?:geburtsdatum(?: und -ort)?|geburtsort|geburtstag|geburtsname|geboren(?: am)?|geb\.|alter|date of birth|dob|d\.o\.b\.|place of birth|birth ?date|birthday|born|age)(?=\s*:|\s*\t|\s{2,}|\s*$)/iu,
    words: new RegExp(
      String.raw`(?<!\p{L})(?:\*\s?\d{1,2}\.\s?\d{1,2}\.\s?\d{4}|(?:geboren|geb\.|born)(?: (?:am|on|in))? ${DATE}(?: in \p{Lu}[\p{L}-]{1,30}(?: \(\p{L}{2,20}\))?)?|geboren in \p{Lu}[\p{L}-]{1,30}|born in \p{Lu}[\p{L}-]{1,30}|\d{2} Jahre(?: alt)?(?!\p{L})|\d{2} years old|aged \d{2})`,
      'giu',
    ),
  },
  { kind: 'gender', label: /^(?:geschlecht|gender|sex|pronomen|pronouns)(?=\s*:|\s*\t|\s{2,})/iu },
  {
    kind: 'nationality',
    label:
      /^(?:staatsangehörigkeit(?:en)?|staatsbürgerschaft|nationalität|nationality|citizenship|aufenthaltsstatus|aufenthaltstitel|heimatort|bürgerort)(?=\s*:|\s*\t|\s{2,}|\s*$)/iu,
    words:
      /(?<=^|[,;|·]\s{0,3})(?:deutsch|deutsche[r]?|österreichisch|schweizerisch|türkisch|polnisch|italienisch|syrisch|russisch|ukrainisch)(?: staatsangehörige[r]?)?(?=\s{0,3}(?:[,;|·.]|$))/giu,
  },
  {
    kind: 'family',
    label:
      /^(?:familienstand|familie|zivilstand|civil status|kinder|eltern|vater|mutter|geschwister|marital status|children|family|parents)(?=\s*:|\s*\t|\s{2,}|\s*$)/iu,
    words:
      /(?<=^|[,;|·]\s{0,3}|\s{2})(?:ledig|verheiratet|geschieden|verwitwet|verpartnert|single|married|divorced|widowed|(?:keine|ein|eine|zwei|drei|vier|no|one|two|three|four|\d) (?:kinder?|tochter|töchter|sohn|söhne|child|children))(?:(?:,| und| and| with) (?:keine|ein|eine|zwei|drei|vier|no|one|two|three|four|\d) (?:kinder?|child|children))?(?=\s{0,3}(?:[,;|·.]|$))/giu,
  },
  {
    kind: 'religion',
    label: /^(?:konfession|religion|religionszugehörigkeit|glaube|denomination)(?=\s*:|\s*\t|\s{2,})/iu,
    words:
      /(?<=^|[,;|·]\s{0,3})(?:ev\.|evangelisch|kath\.|katholisch|röm\.-kath\.|römisch-katholisch|muslimisch|jüdisch|konfessionslos)(?=\s{0,3}(?:[,;|·.]|$))/giu,
  },
  {
    kind: 'disability',
    label: /^(?:schwerbehinderung|behinderung|grad der behinderung|gdb|disability|disabilities)(?=\s*:|\s*\t|\s{2,})/iu,
    anywhere: /(?<!\p{L})(?:schwerbehindert|gleichgestellt nach sgb|grad der behinderung:? ?\d{0,3}|gdb:? ?\d{2,3}|registered disabled)(?!\p{L})/giu,
  },
]
