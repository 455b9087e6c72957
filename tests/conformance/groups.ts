import type { Defect, Group } from './defect.ts'

const inGroup =
  (group: Group) =>
  (defect: Omit<Defect, 'group'>): Defect => ({ ...defect, group })

export const shape = inGroup('shape')
export const access = inGroup('access')
export const validation = inGroup('validation')
export const refusals = inGroup('refusals')
export const lists = inGroup('lists')
export const relations = inGroup('relations')
export const account = inGroup('account')
export const http = inGroup('http')
export const rules = inGroup('rules')

/** What is saved is read again, so it shows only when data is changed. */
export const state = (defect: Omit<Defect, 'group' | 'write'>): Defect => ({ ...defect, group: 'state', write: true })
