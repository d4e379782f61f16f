const day = String.raw`\d{1,2}\.[ \u00a0](?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})`
const englishDay = String.raw`\d{1,2}[ \u00a0](?:January|February|March|April|May|June|July|August|September|October|November|December)(?!\p{L})`
const units =
  'Euro|Tage?n?|Monate?n?|Jahre?n?|Wochen?|Stunden?|Minuten?|Sekunden?|Zeilen|Seiten|days?|months?|years?|weeks?|hours?|minutes?|seconds?|lines|pages|[km]m|[kKMG]B|px'

/** What should not part at its spaces: „14 Tage“, „§ 35 Abs. 2 TVöD“. */
const quantities = [
  day,
  englishDay,
  String.raw`(?<![\d.,])\d[\d.,]*[ \u00a0](?:%(?:[ \u00a0](?:Umsatzsteuer|USt\.))?|€|(?:${units})(?!\p{L}))`,
  // A case number with its year, a paragraph with its statute.
  String.raw`\d{1,2}[ \u00a0][A-Z][A-Za-z]{1,2}[ \u00a0]\d{1,5}/\d{2,4}`,
  String.raw`(?:§|Abs\.|Satz|Nr\.|Art\.)[ \u00a0]\d{1,4}[a-z]?[ \u00a0]\p{Lu}\p{L}{0,6}\p{Lu}\p{L}{0,2}(?!\p{L})`,
  // A figure that would begin the last line alone.
  String.raw`(?<![\p{L}-])\p{L}{2,18}:?[ \u00a0]\d{1,2}(?=[,;:)](?!\d)|\.?$)`,
].join('|')

/** What should not part at its hyphen: „HR-System“, 2026-10-31, C-634/21. A long second part may need the break. */
const compounds = [
  String.raw`(?<![\p{L}\p{N}_./@-])(?:\p{Lu}[\p{L}\p{N}]{0,4}|\p{Ll}{1,2})-\p{L}{2,14}(?![\p{L}\p{N}_/@]|\.\p{L})`,
  String.raw`(?<![\p{L}\p{N}_./@-])\d{1,4}(?:-\d{1,4}){1,2}(?![\p{L}\p{N}_/@-])`,
  String.raw`C-\d{1,4}/\d{2}`,
].join('|')

const spaces = new RegExp(quantities, 'gu')
const hyphens = new RegExp(`(${compounds})`, 'u')

/** The text with spaces that do not break inside dates and quantities. */
export const heldTogether = (text: string) => text.replace(spaces, (found) => found.replaceAll(' ', '\u00a0'))

/**
 * The text in turns: what may break, what may not, what may break … Spaces that must not break any more are such signs; a compound needs a
 * style (`.nb`), because no hyphen of our fonts holds it together.
 */
export function unbrokenTurns(text: string): readonly string[] {
  return heldTogether(text).split(hyphens)
}
