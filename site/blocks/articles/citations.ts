/**
 * The statutes and case numbers in a source, one key each: „§§ 126, 126a BGB“ gives „126 BGB“ and „126a BGB“,
 * „BAG, 18. November 2014, 9 AZR 584/13“ gives „9 AZR 584/13“.
 */
export function citationsIn(source: string): string[] {
  const plain = source.replaceAll('\u00a0', ' ')
  const cases = [...plain.matchAll(/\d+ \p{L}+ \d+(?: \p{Ll})?\/\d+/gu)].map(([number]) => number)
  const statutes = [...plain.matchAll(/(?:§+|Art\.) ([\d\p{L}\s.,;]*?) (\p{Lu}\p{L}*\p{Lu}\p{L}*)(?!\p{L})/gu)].flatMap(
    ([, numbers = '', law = '']) => paragraphs(numbers).map((paragraph) => `${paragraph} ${law}`),
  )
  return [...cases, ...statutes]
}

/** „6 Abs. 1, Art. 7 Abs. 3“ without its paragraphs and sentences: 6 and 7. */
function paragraphs(numbers: string): string[] {
  return numbers.replace(/(?:Abs|Nr|S)\. \d+/g, '').match(/\d+[a-z]?(?!\p{L})/gu) ?? []
}
