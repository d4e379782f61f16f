/** What is done with files that somebody brings: loaded together. */
export { checkFile } from './check-file.ts'
export { readPdf } from './read-pdf.ts'
