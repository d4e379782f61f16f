/** Front door to the interface: languages, its texts, and how their places are filled. */
export * from './fill.ts'
export * from './locales.ts'
export * from './long-date.ts'
export * from './messages.ts'
export * from './norm.ts'
