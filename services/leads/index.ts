export { listLeads, readLeadFiles, retryMails, writeCsv } from './commands.ts'
