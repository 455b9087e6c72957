import type { Schema } from '#gateway/contract.ts'
import type { Field } from '#gateway/generated/fields/field.ts'
import { factOf } from '#ui/content/factOf.ts'
import type { Fact } from '#ui/Facts.tsx'
import { particularNames, particulars } from './particulars.ts'

type Forms = Schema<'AchievementResourceForm'> & Schema<'InstrumentResourceForm'> & Schema<'PatentResourceForm'>

/** The data of a resource of any kind, published or not yet; a draft lacks much of it. */
export type ShownResource = Partial<Omit<Forms, 'cover' | 'priceMin' | 'priceMax'>>

/** By the contract's number. */
export const weekdayWords = { 1: '周一', 2: '周二', 3: '周三', 4: '周四', 5: '周五', 6: '周六', 7: '周日' }

/** The facts that only a resource's own kind has. */
export function resourceParticulars(resource: ShownResource): Fact[] {
  return particularNames.map((name) => {
    const field: Field = particulars[name]
    const words = name === 'weekdays' ? weekdayWords : field.words
    return factOf({ ...field, ...(words !== undefined && { words }) }, resource[name])
  })
}
