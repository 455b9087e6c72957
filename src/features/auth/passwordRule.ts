/** Minimum length of a new password (domain rule of the portal: multi-level protection scheme). */
export const newPasswordMinimum = 8

/** Maximum length of any password (§5). */
export const passwordMaximum = 50

const classes = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/]

/** The rules for a new password, as shown below its field. */
export const newPasswordHint = `${newPasswordMinimum}–${passwordMaximum} 个字符，至少包含大写字母、小写字母、数字、符号中的三种`

/** Whether a password mixes at least three of lower case, upper case, digits and symbols. */
export function mixesThreeClasses(password: string): boolean {
  return classes.filter((pattern) => pattern.test(password)).length >= 3
}
