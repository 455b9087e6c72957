import type { DataOf, Schema } from '#gateway/contract.ts'
import { textOf } from '#ui/form/numberText.ts'
import type { UploadedFile } from '#ui/upload/uploads.ts'
import { textOfHtml } from './htmlText.ts'

export type ResourceType = Schema<'ResourceType'>

/** A service of an instrument as it is typed. */
export interface ServiceItemValues {
  name: string
  unit: string
  price: string
  standard: string
  days: string
}

/**
 * A resource as it is typed, with the fields of all kinds, so that another kind can be looked at and left again: numbers
 * and choices are texts, empty while nothing is said.
 */
export interface ResourceValues {
  resourceType: string
  enId: string
  title: string
  categoryId: string
  industryCode: string
  fieldArea: string[]
  keywords: string[]
  summary: string
  /** Without its markup. */
  description: string
  cover: UploadedFile[]
  images: UploadedFile[]
  attachments: UploadedFile[]
  ownerType: string
  ownerName: string
  region: string
  priceType: string
  priceMin: string
  priceMax: string
  validUntil: string
  achievementYear: string
  achievementForm: string
  maturity: string
  trl: string
  level: string
  transferMode: string[]
  ipStatus: string
  patentNos: string[]
  evaluation: string
  evaluationFiles: UploadedFile[]
  applicationCase: string
  instrumentModel: string
  brand: string
  manufacturer: string
  origin: string
  assetNo: string
  buyDate: string
  originalValue: string
  instrumentClass: string
  techIndicator: string
  serviceItems: ServiceItemValues[]
  qualification: string[]
  openTime: string
  /** 1 is Monday. */
  weekdays: string[]
  bookAheadDays: string
  address: string
  operator: string
  /** true or false. */
  couponEnabled: string
  patentNo: string
  patentType: string
  legalStatus: string
  applyDate: string
  grantDate: string
  expireDate: string
  patentee: string
  inventor: string
  tradeMode: string[]
  annualFeePaid: string
  pledged: string
  contactName: string
  contactTel: string
  contactWay: string
  agree: boolean
}

export const emptyServiceItem: ServiceItemValues = { name: '', unit: '', price: '', standard: '', days: '' }

const empty: ResourceValues = {
  resourceType: '',
  enId: '',
  title: '',
  categoryId: '',
  industryCode: '',
  fieldArea: [],
  keywords: [],
  summary: '',
  description: '',
  cover: [],
  images: [],
  attachments: [],
  ownerType: '',
  ownerName: '',
  region: '',
  priceType: '',
  priceMin: '',
  priceMax: '',
  validUntil: '',
  achievementYear: '',
  achievementForm: '',
  maturity: '',
  trl: '',
  level: '',
  transferMode: [],
  ipStatus: '',
  patentNos: [],
  evaluation: '',
  evaluationFiles: [],
  applicationCase: '',
  instrumentModel: '',
  brand: '',
  manufacturer: '',
  origin: '',
  assetNo: '',
  buyDate: '',
  originalValue: '',
  instrumentClass: '',
  techIndicator: '',
  serviceItems: [],
  qualification: [],
  openTime: '',
  weekdays: [],
  bookAheadDays: '',
  address: '',
  operator: '',
  couponEnabled: '',
  patentNo: '',
  patentType: '',
  legalStatus: '',
  applyDate: '',
  grantDate: '',
  expireDate: '',
  patentee: '',
  inventor: '',
  tradeMode: [],
  annualFeePaid: '',
  pledged: '',
  contactName: '',
  contactTel: '',
  contactWay: '',
  agree: false,
}

/** A form nobody has typed into. */
export function emptyResource(enId: string): ResourceValues {
  return { ...empty, enId }
}

/** What was saved, to go on with. What was agreed to held for that version. */
export function resourceValues(saved: DataOf<'getMyResource'>): ResourceValues {
  const { contact, cover, description } = saved
  // Each kind has some of the fields, under the same names; numbers, booleans and lists of them are typed as texts.
  const found = { ...saved, ...contact } as Readonly<Record<string, unknown>>
  const typed = Object.entries(empty).flatMap(([name, none]) => {
    const value = found[name]
    return value === undefined || value === null ? [] : [[name, typedLike(none, value)]]
  })
  return {
    ...empty,
    ...(Object.fromEntries(typed) as Partial<ResourceValues>),
    description: description === undefined ? '' : textOfHtml(description),
    cover: cover === undefined ? [] : [{ name: '封面', size: 0, url: cover, uid: cover }],
    serviceItems: saved.resourceType === 'INSTRUMENT' ? (saved.serviceItems ?? []).map(serviceItemValues) : [],
    agree: false,
  }
}

/** Another resource that begins with what this one says; until when it holds is to be chosen anew. */
export function copiedResource(saved: DataOf<'getMyResource'>): ResourceValues {
  return { ...resourceValues(saved), validUntil: '' }
}

function typedLike(none: unknown, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => (typeof item === 'number' ? String(item) : item))
  return typeof none === 'string' ? String(value) : value
}

function serviceItemValues({ price, days, standard = '', ...item }: Schema<'InstrumentServiceItem'>) {
  return { ...item, standard, price: textOf(price), days: textOf(days) }
}
