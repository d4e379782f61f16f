/** Where a test access is made. */
export const trialPath = '/testzugang/testzugang-anlegen'
/** Where one signs in to it, by password, code or another service. */
export const signInPath = '/testzugang/anmelden'
/** Where one asks for a new password. */
export const forgottenPath = '/testzugang/passwort-vergessen'
/** Where its owner keeps it. */
export const accountPath = '/testzugang/konto'
