/** Front door for the server: what visitors set going, the collections it stands on, and what the operator asks of them. */
export * from './accounts/address-clashes.ts'
export * from './accounts/login-notices.ts'
export * from './collections/index.ts'
export * from './leads/index.ts'
export * from './letters/letter-file.ts'
export * from './visitors/index.ts'
export { refusingServices } from './visitors/refusing-services.ts'
