/** Front door to the sentences that are sent and answered: mails, errors, documents. */
export * from './answers.ts'
export * from './case-mails.ts'
export * from './mails.ts'
export * from './problems.ts'
export * from './report-texts.ts'
export * from './request-texts.ts'
export * from './sample-cases.ts'
export * from './sheet-texts.ts'
