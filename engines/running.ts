/** Front door for who runs the engines: their tasks, in a thread or right here. */
export * from './carry-out.ts'
export * from './in-process.ts'
export * from './tasks.ts'
