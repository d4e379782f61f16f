/** The door of the room: a German employment contract in, its clauses with their statutes out. See README.md. */

export { checkContract } from './check-contract.ts'
export type { Amount, Both, Clause, ClauseKind, ContractReading, FoundParticular, Law, NoContract, Particular, Point } from './model/answer.ts'
