/** Front door: the search over all pages, and the files that it reads. */
export * from './index-file.ts'
export * from './packed-words.ts'
export * from './search.ts'
export * from './words.ts'
