/** The field by which a form of the workplace says what is to be done, and the one that says which of the page's forms it is; what forms ask is called otherwise. */
export const DEED_FIELD = 'do'
export const FORM_FIELD = 'sentBy'

/** The form that signs in without script; its fields' ids begin with it. */
export const PLAIN_SIGN_IN = 'plain'

/** The cookie that holds the session at the workplace, where pages are made on the server for who is signed in. */
export const WORKPLACE_COOKIE = 'workplace'
