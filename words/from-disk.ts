/** Front door for what runs beside the bundle: reads content/ itself. */
export * from './api/from-disk.ts'
export * from './listing.ts'
