/** Files that letters and reports come as, and their media types. */
export const fileTypes = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
} as const

export type FileFormat = keyof typeof fileTypes

export const fileFormats = ['docx', 'pdf'] as const satisfies readonly FileFormat[]
