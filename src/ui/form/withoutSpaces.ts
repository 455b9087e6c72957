import * as z from 'zod/mini'

/** Phone numbers are read and typed in groups, e.g. 138 0000 0001; they are checked and sent without the spaces. */
export const compactPhone = (text: string): string => text.replaceAll(/\s/gu, '')

/** The same as a step of a schema, before its pattern. */
export const withoutSpaces = z.overwrite<string>(compactPhone)

/** Most characters of a field for a mobile number: its digits, and spaces between and around them. */
export const mobileTyped = 20
