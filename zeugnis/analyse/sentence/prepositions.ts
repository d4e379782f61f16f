const prepositions = new Set(
  'in im an am auf aus bei beim mit nach von vom zu zum zur fuer ueber unter um durch gegen ohne seit trotz waehrend wegen dank gegenueber hinter neben vor zwischen anhand'.split(
    ' ',
  ),
)

/** Whether a folded word is a preposition. */
export function isPreposition(key: string): boolean {
  return prepositions.has(key)
}
