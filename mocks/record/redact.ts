/** Names of fields, parameters and form parts with secrets or personal data, in lower case. */
const privateNames = new Set(
  `password oldpassword newpassword confirmpassword verifycode captchacode captchacodeid newcaptcha
  token accesstoken refreshtoken access_token refresh_token ownertoken providertoken
  tel telephone mobile phone contacttel contactphone contactway email wechat
  loginname username nickname realname certno idcard contacts contactname contact`.split(/\s+/),
)

/** In a query these values are masked too. In a body, these names belong to harmless dictionary codes. */
const privateInQuery = new Set(['code', 'sign', 'ticket'])

const privateHeaders = new Set(
  'authorization proxy-authorization cookie set-cookie client-ip x-forwarded-for x-real-ip'.split(' '),
)

const phoneNumber = /(?<!\d)1[3-9]\d{9}(?!\d)/g
/** A resident identity number: region, plausible date of birth, sequence, check character. */
const residentNumber = /(?<!\d)\d{6}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx](?![\dA-Za-z])/g

/**
 * A private text in its original shape, so that it still fits its schema: letters become x, digits 0, and Chinese
 * characters 某. Phone numbers stay recognisable as mobile or landline numbers.
 */
function masked(text: string): string {
  if (/^1[3-9]\d{9}$/.test(text)) return '13000000000'
  return text
    .replaceAll(/\p{Lu}/gu, 'X')
    .replaceAll(/\p{Ll}/gu, 'x')
    .replaceAll(/\d/g, '0')
    .replaceAll(/\p{Script=Han}/gu, '某')
}

/** Masks phone numbers and resident identity numbers anywhere in a text. */
export function redactText(text: string): string {
  return text.replaceAll(residentNumber, (found) => masked(found)).replaceAll(phoneNumber, (found) => masked(found))
}

/** A JSON value with secrets and personal data masked. Every text keeps its shape. */
export function redactJson(value: unknown, isPrivate = false): unknown {
  if (typeof value === 'string') return isPrivate ? masked(value) : redactText(value)
  if (typeof value === 'number') return isPrivate ? 0 : value
  if (Array.isArray(value)) return value.map((item) => redactJson(item, isPrivate))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, redactJson(child, isPrivate || isPrivateName(name))]),
  )
}

/** The value of a query parameter or form part. */
export function redactParameter(name: string, value: string): string {
  return isPrivateName(name) || privateInQuery.has(name.toLowerCase()) ? masked(value) : redactText(value)
}

/** The value of a header. A cookie keeps its name and attributes, and a bearer token its scheme. */
export function redactHeader(name: string, value: string): string {
  const key = name.toLowerCase()
  if (!privateHeaders.has(key)) return redactText(value)
  if (key === 'set-cookie') return value.replace(/=[^;]*/, '=redacted')
  if (key === 'cookie') return value.replaceAll(/=[^;]*/g, '=redacted')
  return value.includes(' ') ? `${value.slice(0, value.indexOf(' '))} redacted` : 'redacted'
}

function isPrivateName(name: string): boolean {
  return privateNames.has(name.toLowerCase())
}
