/** Who the server's own process is to its backend: a program, whose password nobody knows. */
export const OWN_ACCOUNT = 'website@internal.invalid'
