/** The helper patterns of §5 for contact details. */
export const contactPatterns = {
  /** 11 digits, the first a 1. */
  mobile: /^1\d{10}$/,
  /** With or without area code and extension, e.g. 0523-80002001-8. */
  landline: /^(0\d{2,3}-?)?\d{7,8}(-\d{1,6})?$/,
  email: /^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/,
  url: /^https?:\/\/[^\s/$.?#][^\s]*$/i,
}
