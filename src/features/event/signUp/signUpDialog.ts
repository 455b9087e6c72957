/** The hash of the page's address while the form is open. */
export const signUpDialog = 'sign-up'
