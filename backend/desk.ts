/** Front door for the operator's desk: what its browser reads as the backend does. Nothing of it needs a server. */
export { mailText } from './core/mails/mail-text.ts'
export { filterFault, filterNames } from './tools/filter/check-filter.ts'
export { isListed } from './tools/listed-address.ts'
