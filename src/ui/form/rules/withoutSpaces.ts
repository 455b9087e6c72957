import * as z from 'zod/mini'
import { compactPhone } from '../compactPhone.ts'

/** Removes the spaces from a phone number, as a step of a schema before its pattern. */
export const withoutSpaces = z.overwrite<string>(compactPhone)

/** Maximum length of a mobile number field: its digits, China's country code, and separators. */
export const mobileTyped = 25
