import { parameter } from '../../asked.ts'
import { codeOf, type Returning } from '../../defect.ts'

export const visitor = { as: 'visitor' as const }

export const isFine = (returning: Returning): boolean => codeOf(returning) === '200'
export const idOf = parameter('id')
export const encoded = encodeURIComponent
