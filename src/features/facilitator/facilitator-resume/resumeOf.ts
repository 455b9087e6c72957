import type { Schema } from '#gateway/contract.ts'
import { numberOf } from '#ui/form/controls/numberText.ts'
import type { ResumeValues } from './resumeSchema.ts'

type Resume = Schema<'FacilitatorResume'>

/** The resume to submit, from values that the form's schema has accepted. */
export function resumeOf({ shortName, email, website, address, wechatQr, ...values }: ResumeValues): Resume {
  const { logo, providerType, promise, qualifications, team, cases, products, ...rest } = values
  return {
    ...rest,
    logo: logo[0]?.url ?? null,
    // The options of the form are those of the contract.
    providerType: providerType as Resume['providerType'],
    promise: promise as Resume['promise'],
    qualifications: qualifications.map(qualificationOf),
    team: team.map(({ count, ...role }) => ({ ...role, count: Number(numberOf(count)) })),
    cases: cases.map(({ year, ...one }) => ({ ...one, year: Number(year) })),
    products: products.map(productOf),
    // Empty texts are omitted.
    ...(wechatQr[0] && { wechatQr: wechatQr[0].url }),
    ...(shortName && { shortName }),
    ...(email && { email }),
    ...(website && { website }),
    ...(address && { address }),
  }
}

function qualificationOf({ level, certNo, file, ...rest }: ResumeValues['qualifications'][number]) {
  return {
    ...rest,
    level: level === '' ? null : (level as Schema<'AttributeLevel'>),
    ...(certNo && { certNo }),
    ...(file[0] && { file: file[0] }),
  }
}

/** Price and unit are sent only for a fixed price. */
function productOf({ id, categoryId, price, unit, onSale, ...rest }: ResumeValues['products'][number]) {
  const isFixed = rest.priceType === 'FIXED'
  return {
    ...rest,
    ...(id !== undefined && { id }),
    ...(categoryId && { categoryId }),
    price: isFixed ? numberOf(price) : null,
    unit: isFixed && unit !== '' ? unit : null,
    status: onSale ? ('ON' as const) : ('OFF' as const),
  }
}
