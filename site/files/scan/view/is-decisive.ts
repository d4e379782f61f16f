import { distance } from '../../../search/slips.ts'

/** Words by which a sentence gains or loses a grade (BAG 14.10.2003, 9 AZR 12/03: „stets“, „voll“), or its sense. */
const gradeWords = [
  ...['stets', 'jederzeit', 'immer', 'durchweg', 'voll', 'vollen', 'vollste', 'vollsten', 'höchste', 'größte', 'größten'],
  ...['sehr', 'äußerst', 'nicht', 'kein', 'keine', 'keinen', 'nie', 'ohne', 'gut', 'gute', 'guten', 'bemüht', 'zufriedenheit', 'insgesamt'],
  ...['fleiß', 'initiative', 'qualität', 'engagement', 'einsatz', 'sorgfalt', 'vertrauen', 'anerkennung', 'interesse', 'auffassungsgabe'],
  ...['leistung', 'leistungen', 'verhalten', 'ergebnis', 'ergebnisse', 'mängel', 'tadel'],
] as const

/** German names and things have a capital; what is written small and long may praise or blame. */
const mayJudge = /(?<!\p{L})\p{Ll}\p{L}{3}/u

/** Whether a word that was read unsurely may be one of these, in whole or in part; what is missing may be any. */
export function isDecisive(read: string): boolean {
  const words = read.toLowerCase().match(/\p{L}+/gu) ?? []
  return (
    read === '' ||
    mayJudge.test(read) ||
    words.some((word) => gradeWords.some((one) => word.includes(one) || distance(word, one) <= Math.ceil(one.length / 3)))
  )
}
