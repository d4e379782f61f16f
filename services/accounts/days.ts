/** Days for which a test access waits for its address to be confirmed. */
export const UNCONFIRMED_DAYS = 7
