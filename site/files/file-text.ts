/** What the page says beside the text of a file. */
export type FileNote =
  /** Changes were tracked: the text is as it is when all of them are accepted. */
  | { readonly code: 'tracked-changes' }
  /** Read from pictures; so many words were unsure, and were looked at. */
  | { readonly code: 'recognised'; readonly doubts: number }
  /** Pages stand in the order of the numbers that they bear, not in that of their files. */
  | { readonly code: 'reordered' }
  /** Pages that others speak of and that were not given, by their numbers. */
  | { readonly code: 'pages-missing'; readonly pages: readonly number[] }
  /** Pages that are pictures, by their numbers. */
  | { readonly code: 'pages-without-text'; readonly pages: readonly number[] }

/** What a file says. */
export interface FileText {
  readonly text: string
  readonly notes: readonly FileNote[]
  /** Of a Word file: the part of it that holds the text. */
  readonly wordPart?: string
}
