/** Where a test access is made. */
export const trialPath = '/testzugang/testzugang-anlegen'
/** Where one signs in to it, by password, code or another service. */
export const signInPath = '/testzugang/anmelden'
/** Where one asks for a new password. */
export const forgottenPath = '/testzugang/passwort-vergessen'
/** Where its owner keeps it. */
export const accountPath = '/testzugang/konto'
/** References on their way, tried out with invented people. */
export const casesPath = '/testzugang/vorgaenge'
/** Where HR asks for a reference. */
export const newCasePath = `${casesPath}/neu`
/** Colleagues, settings, export and the end of it. */
export const workplacePath = '/testzugang/arbeitsplatz'
/** Where a colleague joins, with `?token=`. */
export const invitePath = '/testzugang/einladung'

/** One case, for HR. */
export const casePath = (id: string) => `${casesPath}/${id}`
/** One case, for whoever holds a link. */
export const guestPath = (token: string) => `/testzugang/mitwirken/${token}`

/** A file of a case, for HR and for whoever holds a link. */
export const caseFilePath = `${casesPath}/:id/:file`
export const guestFilePath = `${guestPath(':token')}/:file`
/** All cases of a workplace as a ZIP file. */
export const casesExportPath = '/testzugang/vorgaenge-export'
