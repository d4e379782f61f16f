/** What other Word files are made of: the page of the letters, and a file without the hour of its making. A door of its own. */
export { pack } from './docx/packing.ts'
export { PAGE_WIDTH, page } from './docx/page.ts'
