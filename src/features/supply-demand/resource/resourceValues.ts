import type { DataOf, Schema } from '#gateway/contract.ts'
import { textOf } from '#ui/form/controls/numberText.ts'
import type { UploadedFile } from '#ui/upload/uploads.ts'
import type { PublishSteps } from '../publish/publishSteps.ts'
import { textOfHtml } from './htmlText.ts'
import { particularNames } from './particulars.ts'

export type ResourceType = Schema<'ResourceType'>

/** The form's values for a service of an instrument. */
export interface ServiceItemValues {
  name: string
  unit: string
  price: string
  standard: string
  days: string
}

/**
 * The form's values for a resource, with the fields of all kinds, so that the kind can be switched back and forth:
 * numbers and choices are texts, which may be empty.
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

/** An empty form. */
export function emptyResource(enId: string): ResourceValues {
  return { ...empty, enId }
}

/** A saved resource to continue with. Consent was given for that version only. */
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

/** A copy of a resource; the end of its validity must be chosen again. */
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

const file = { name: '', size: 0, url: '', uid: '' }

/** The shape of a stored draft. */
export const resourceOutline: ResourceValues = {
  ...emptyResource(''),
  fieldArea: [''],
  keywords: [''],
  transferMode: [''],
  patentNos: [''],
  qualification: [''],
  weekdays: [''],
  tradeMode: [''],
  serviceItems: [emptyServiceItem],
  cover: [file],
  images: [file],
  attachments: [file],
  evaluationFiles: [file],
}

/** The steps of the form; the second one shows the fields of the chosen kind. */
export const resourceSteps: PublishSteps<ResourceValues> = [
  {
    title: '资源是什么',
    fields: [
      'resourceType',
      'title',
      'categoryId',
      'industryCode',
      'fieldArea',
      'keywords',
      'summary',
      'description',
      'cover',
      'images',
    ],
  },
  { title: '具体情况', fields: [...particularNames, 'serviceItems', 'evaluationFiles'] },
  {
    title: '归属与报价',
    fields: ['ownerType', 'ownerName', 'region', 'priceType', 'priceMin', 'priceMax', 'validUntil', 'attachments'],
  },
  { title: '发布方', fields: ['enId', 'contactName', 'contactTel', 'contactWay'] },
  { title: '预览并提交', fields: ['agree'] },
]
