import type { Token } from './tokens.ts'

/** So far behind an adjective its noun may stand, past another attribute: „fundiertes, in langen Jahren erworbenes Können“. */
const NOUN_REACH = 6
const knowledge =
  /(?:kenntnis|kenntnisse|kenntnissen|wissen|wissens|know|koennen|expertise|sachverstand|ueberblick|vermoegen|gespuer|auffassungsgabe|begabung|talent|verstaendnis|faehigkeit|faehigkeiten|geschick)$/
/** What is known or learned: „kennt … gut“, „bestand die Prüfung gut“. */
const knowing = /^(?:kannten?|kennt|bestand(?:en)?|absolvierte|absolviert|abgeschlossen|abschloss)$/
const learned =
  /(?:pruefung|pruefungen|abschluss|abschlusses|lehrgang|lehrgaenge|weiterbildung|weiterbildungen|fortbildung|fortbildungen|examen|studium|note|gesamtnote)$/

/**
 * Whether an adjective of the clause praises knowledge, ability or what was learned: „fundierte Kenntnisse“, „Ihr Fachwissen war
 * hervorragend“, „ein gutes Gespür“; „solide“ is satisfactory there too. What holds for the whole clause is looked up once.
 */
export function knowledgeIn(tokens: readonly Token[]): (token: Token) => boolean {
  const isLearning = isOfLearning(tokens)
  const isPredicate = tokens.some(({ key }) => /^(?:war|waren|ist|sind)$/.test(key))
  const firstNoun = tokens.find(isKnowledge)?.index ?? Number.POSITIVE_INFINITY
  const start = tokens[0]?.index ?? 0
  return ({ key, reading, cue, index }) => {
    if (reading?.class !== 'adjective' || /^(?:solid|ordentlich)/.test(key)) return false
    if (cue && cue.value.weight !== 'hint' && cue.value.weight !== 'none') return false
    if (isLearning) return true
    if (reading.inflected) return tokens.slice(index - start + 1, index - start + 1 + NOUN_REACH).some(isKnowledge)
    return isPredicate && firstNoun < index
  }
}

function isKnowledge({ isNoun, key }: Token): boolean {
  return isNoun && knowledge.test(key)
}

/** „kennt die Vorschriften gut“, „schloss den Lehrgang mit gutem Ergebnis ab“: a result that stands once says it. */
function isOfLearning(tokens: readonly Token[]): boolean {
  const verb = tokens.find(({ key }) => knowing.test(key))?.key
  return verb !== undefined && (/^(?:kann|kenn)/.test(verb) || tokens.some(({ isNoun, key }) => isNoun && learned.test(key)))
}
