import { distance } from '../../../search/slips.ts'

/**
 * Words that carry a grade or stand in most references, in lower case. Few, so that they weigh nothing; none of them becomes another
 * German word by one look-alike letter, which a test holds.
 */
export const knownWords: ReadonlySet<string> = new Set(
  `stets jederzeit immer vollen vollste vollsten vollster vollstem voller volle vollem äußerst sehr nicht keine keinen bemüht
  zufriedenheit zufrieden zufriedenstellend verhalten leistungen leistung aufgaben arbeiten übertragenen erledigte erfüllte
  vorbildlich einwandfrei außerordentlich hervorragend zuverlässig selbständig selbstständig sorgfältig gewissenhaft
  vorgesetzten kollegen kolleginnen mitarbeitern kunden gegenüber unserer unserem unternehmen zeugnis arbeitszeugnis
  wunsch bedauern wünschen danken zukunft erfolg weiterhin persönlich beruflich geschäftsführer insgesamt größten bestens`.split(/\s+/),
)

/** Words on which a grade hangs and that few others are like, and the German words that are. */
const decisive = ['stets', 'jederzeit', 'vollen', 'vollste', 'vollsten', 'äußerst', 'zufriedenheit'] as const
const alike: ReadonlySet<string> = new Set(
  'stetes stete stetem steten steter voll volle vollem voller volles vollend vollends vollst vollstes wollen sollen rollen tollen zollen pollen tollste tollsten äußert äußerste äußersten zufriedenheiten'.split(
    ' ',
  ),
)

/** Whether a word, in lower case, is none that we know and one letter away from one that decides: however sure its reading, it may be that one. */
export function isNearlyDecisive(word: string): boolean {
  return !knownWords.has(word) && !alike.has(word) && decisive.some((one) => distance(word, one) === 1)
}
