/** What the page's address ends in while the form is open. */
export const signUpDialog = 'sign-up'
