/** Characters that a field takes; longer queries come from addresses only, and are answered as well. */
export const MAX_TYPED = 300
