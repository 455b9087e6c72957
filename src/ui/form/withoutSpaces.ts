import * as z from 'zod/mini'
import { compactPhone } from './compactPhone.ts'

/** Takes the spaces out of a phone number, as a step of a schema before its pattern. */
export const withoutSpaces = z.overwrite<string>(compactPhone)

/** Most characters of a field for a mobile number: its digits, China's code, and what is between and around them. */
export const mobileTyped = 25
