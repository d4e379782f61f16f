/** Files that are made in the browser, and their media types. */
export const fileTypes = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  json: 'application/json',
  txt: 'text/plain;charset=utf-8',
  csv: 'text/csv;charset=utf-8',
  zip: 'application/zip',
} as const

/** Letters and reports come as these. */
export const fileFormats = ['docx', 'pdf'] as const satisfies readonly (keyof typeof fileTypes)[]

export type FileFormat = (typeof fileFormats)[number]
