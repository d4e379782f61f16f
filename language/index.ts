/**
 * The ground on which the domains read texts: letters, words, sentences, phrases and their places. Pure; imports nothing.
 * What only one kind of text needs stays in its domain (docs/decisions/040).
 */
export { type Found, type Meant, makeFinder } from './finder.ts'
export { fold, foldPattern, keyOf, lowerAscii } from './fold.ts'
export { frontCoded, unfolded } from './front-coding.ts'
export { list } from './list.ts'
export { normalise, type Unit, withoutInvisible } from './normalise.ts'
export { type Passage, slice, spanOf } from './passage.ts'
export { type Place, placesOf } from './place.ts'
export { type Candidate, sentencesOf } from './sentences.ts'
export { type Word, wordsOf } from './words.ts'
