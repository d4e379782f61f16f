/** The longest file that comes back signed. */
export const MOST_SIGNED_BYTES = 5 * 2 ** 20
