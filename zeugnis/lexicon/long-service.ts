/** From how many years of employment on a letter may speak of many years („langjährig“). A rule of our own: no court has set a number. */
export const LONG_SERVICE_YEARS = 10
