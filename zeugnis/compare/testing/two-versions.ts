import type { Comparison } from '../../model/comparison.ts'
import { compareReferences } from '../compare-references.ts'

export const praise = 'Er war jederzeit hoch motiviert und packte auch dort mit an, wo es nicht zu seinen Aufgaben gehörte.'
export const conduct = 'Sein Verhalten gegenüber Geschäftsführung, Vorgesetzten, Kollegen und externen Partnern war jederzeit vorbildlich.'
export const thanks = 'Wir danken ihm für die stets sehr gute Arbeit und wünschen ihm alles erdenklich Gute und weiterhin viel Erfolg.'
export const letter = `Beispiel GmbH

Arbeitszeugnis

Herr Piet Harms, geboren am 2. Juni 1990, war vom 1. Mai 2018 bis zum 31. Mai 2024 als Tischler in unserem Betrieb tätig.

Zu seinen Aufgaben gehörten:
- Bau von Treppen mit sieben Mitarbeitenden
- Montage beim Kunden im zweiwöchigen Wechsel

Er verfügt über umfassende Fachkenntnisse. ${praise} Er fand sich auch in neuen Aufgaben zügig zurecht. Wir waren mit seinen Leistungen in jeder Hinsicht außerordentlich zufrieden.

${conduct}

Leider verlässt er uns zum 31. Mai 2024. ${thanks} Wir würden ihn jederzeit wieder einstellen.

Husum, 31. Mai 2024`

/** Compares the letter with itself but for these words, there and back. */
export const between = (from: string, to: string) => [
  compareReferences(letter, letter.replace(from, to)),
  compareReferences(letter.replace(from, to), letter),
]
/** The sentences whose wording differs. */
export const changedIn = ({ pairs }: Comparison | undefined = compareReferences('', '')) => pairs.filter(({ wording }) => wording !== 'same')
