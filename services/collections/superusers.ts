/** What the contract's own way gives the collection of the operators (its section 4). */
export const SUPERUSERS_ID = 'pbc_3142635823'
