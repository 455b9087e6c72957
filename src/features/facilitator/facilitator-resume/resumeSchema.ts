import * as z from 'zod/mini'
import { numberFault, numberRule } from '#calls/numberRule.ts'
import type { Schema } from '#gateway/contract.ts'
import { dateRule } from '#gateway/rules/dateRule.ts'
import { aheadFault } from '#gateway/fields/dates.ts'
import type { Field } from '#gateway/generated/fields/field.ts'
import { askFor, beyond } from '#gateway/fields/input/sentences.ts'
import { textRule } from '#gateway/rules/textRule.ts'
import { facilitatorCaseFields } from '#gateway/generated/fields/FacilitatorCase.ts'
import { facilitatorQualificationFields } from '#gateway/generated/fields/FacilitatorQualification.ts'
import { facilitatorResumeFields as fields } from '#gateway/generated/fields/FacilitatorResume.ts'
import { facilitatorTeamRoleFields } from '#gateway/generated/fields/FacilitatorTeamRole.ts'
import { mainBusinessRowFields } from '#gateway/generated/fields/MainBusinessRow.ts'
import { productRowFields } from '#gateway/generated/fields/ProductRow.ts'
import { contactPatterns } from '#ui/form/contactPatterns.ts'
import { withoutSpaces } from '#ui/form/rules/withoutSpaces.ts'
import { regionDate } from '#ui/regionDate.ts'

const today = () => regionDate(new Date())

type Listed = Field & { readonly maxItems: number }

/** The rows or choices of a list, up to the contract's maximum. */
function atMost<Item extends z.core.$ZodType>(field: Listed, item: Item) {
  const list = z.array(item).check(z.maxLength(field.maxItems, beyond(field, 'maxItems', field.maxItems)))
  return (field.minItems ?? 0) > 0 ? list.check(z.minLength(1, askFor(field))) : list
}

const files = (limit: number) =>
  z.array(z.object({ name: z.string(), size: z.number(), url: z.string(), uid: z.string() })).check(z.maxLength(limit))

const image = files(1)

const qualification = z.object({
  /** From the dictionary PO_QUALIFICATIONS, otherwise OTHER (contract, FacilitatorQualification). */
  code: textRule(facilitatorQualificationFields.code),
  name: textRule(facilitatorQualificationFields.name),
  /** Empty for one without levels. */
  level: z.string(),
  certNo: textRule(facilitatorQualificationFields.certNo),
  date: dateRule(facilitatorQualificationFields.date, today),
  file: files(1),
})

const teamRole = z.object({
  title: textRule(facilitatorTeamRoleFields.title),
  count: numberRule(facilitatorTeamRoleFields.count),
  desc: textRule(facilitatorTeamRoleFields.desc),
})

const serviceCase = z.object({
  title: textRule(facilitatorCaseFields.title),
  clientMasked: textRule(facilitatorCaseFields.clientMasked),
  year: z.string().check(
    z.trim(),
    z.refine(
      (year) => /^\d{4}$/.test(year) && Number(year) >= facilitatorCaseFields.year.minimum,
      `请输入 ${facilitatorCaseFields.year.minimum} 年以后的四位年份`,
    ),
    z.refine((year) => aheadFault(facilitatorCaseFields.year, year, today()) === undefined, {
      error: ({ input }) => aheadFault(facilitatorCaseFields.year, input, today()),
    }),
  ),
  desc: textRule(facilitatorCaseFields.desc),
  images: files(facilitatorCaseFields.images.maxItems),
})

const mainBusiness = z.object({
  name: textRule(mainBusinessRowFields.name),
  description: textRule(mainBusinessRowFields.description),
  images: image,
})

const product = z
  .object({
    /** For a product that the gateway already has. */
    id: z.optional(z.string()),
    name: textRule(productRowFields.name),
    description: textRule(productRowFields.description),
    applicationArea: textRule(productRowFields.applicationArea),
    images: image,
    /** Empty for one without a category. */
    categoryId: z.string(),
    priceType: z.enum(['FIXED', 'NEGOTIABLE', 'FREE']),
    /** Used for FIXED only, so text typed before another type was chosen does no harm. */
    price: z.string().check(z.trim()),
    unit: textRule(productRowFields.unit),
    /** Whether the store shows it. */
    onSale: z.boolean(),
  })
  .check(
    z.refine((one) => priceError(one) === undefined, {
      path: ['price'],
      error: ({ input }) => priceError(input as Priced),
    }),
  )

interface Priced {
  priceType: Schema<'ProductPriceType'>
  price: string
}

function priceError({ priceType, price }: Priced): string | undefined {
  if (priceType !== 'FIXED') return undefined
  const field = productRowFields.price
  if (price === '') return askFor(field)
  return numberFault(field, price)
}

/** The form of a facilitator's resume (contract, FacilitatorResume). */
export const resumeSchema = z.object({
  logo: image,
  wechatQr: image,
  shortName: textRule(fields.shortName),
  providerType: atMost(fields.providerType, z.string()),
  serviceCategoryIds: atMost(fields.serviceCategoryIds, z.string()),
  slogan: textRule(fields.slogan),
  intro: textRule(fields.intro),
  serviceRegion: atMost(fields.serviceRegion, z.string()),
  contacts: textRule(fields.contacts),
  contactsPosition: textRule(fields.contactsPosition),
  tel: textRule(fields.tel, withoutSpaces),
  email: textRule(fields.email),
  // The contract also accepts a path of this site, which cannot be a facilitator's website.
  website: textRule({ ...fields.website, pattern: contactPatterns.url.source }),
  address: textRule(fields.address),
  promise: z.array(z.string()),
  couponAccepted: z.boolean(),
  qualifications: atMost(fields.qualifications, qualification),
  team: atMost(fields.team, teamRole),
  cases: atMost(fields.cases, serviceCase),
  mainBusiness: atMost(fields.mainBusiness, mainBusiness),
  products: atMost(fields.products, product),
})

export type ResumeValues = z.infer<typeof resumeSchema>

/** The lists of the resume, by name. */
export type ResumeList = 'qualifications' | 'team' | 'cases' | 'mainBusiness' | 'products'
