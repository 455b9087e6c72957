/** A value on which the contract and the generated validators disagree, because of what the generator cannot express. */
interface Gap {
  component: string
  value: unknown
  /** Whether the contract allows it; the validator says the opposite. */
  isAllowed: boolean
  reason: string
}

/** The values made for the comparison avoid these. An entry goes when its test fails: the generator has learnt it. */
export const gaps: Record<string, Gap> = {
  'items that must differ': {
    component: 'DictTypeCodeList',
    value: ['EN_TYPE', 'EN_TYPE'],
    isAllowed: false,
    reason: 'zod has no unique arrays and the generator drops uniqueItems; a duplicate does no harm in what is read',
  },
}
