/** How often a file was downloaded on a day. Nothing about who did. */
export const downloads = {
  name: 'downloads',
  type: 'base',
  fields: [
    { name: 'file', type: 'text', max: 120, required: true },
    { name: 'day', type: 'text', pattern: String.raw`^\d{4}-\d{2}-\d{2}$`, required: true },
    { name: 'count', type: 'number', min: 0, onlyInt: true },
  ],
  indexes: ['CREATE UNIQUE INDEX idx_downloads_file_day ON downloads (file, day)'],
} as const
