/** Days ahead in which an end counts as soon: an application takes weeks to prepare, a new qualification months. */
export const declarationDays = 30
export const qualificationDays = 60
