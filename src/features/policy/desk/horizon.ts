/** Days ahead in which an end is soon: an application takes weeks to prepare, a qualification months to have again. */
export const declarationDays = 30
export const qualificationDays = 60
