import type { Schema } from '#gateway/contract.ts'
import { textOf } from '#ui/form/controls/numberText.ts'
import type { ResumeList, ResumeValues } from './resumeSchema.ts'

type Resume = Schema<'FacilitatorResume'>

/** A new row of each list. */
export const emptyRows: { [List in ResumeList]: ResumeValues[List][number] } = {
  qualifications: { code: '', name: '', level: '', certNo: '', date: '', file: [] },
  team: { title: '', count: '', desc: '' },
  cases: { title: '', clientMasked: '', year: '', desc: '', images: [] },
  mainBusiness: { name: '', description: '', images: [] },
  products: {
    name: '',
    description: '',
    applicationArea: '',
    images: [],
    categoryId: '',
    priceType: 'NEGOTIABLE',
    price: '',
    unit: '',
    onSale: true,
  },
}

/** The form's values for a saved resume; null for a first application. */
export function resumeValues(resume: Resume | null): ResumeValues {
  return {
    logo: pictureOf(resume?.logo, '标志'),
    wechatQr: pictureOf(resume?.wechatQr, '微信二维码'),
    shortName: resume?.shortName ?? '',
    providerType: resume?.providerType ?? [],
    serviceCategoryIds: resume?.serviceCategoryIds ?? [],
    slogan: resume?.slogan ?? '',
    intro: resume?.intro ?? '',
    serviceRegion: resume?.serviceRegion ?? [],
    contacts: resume?.contacts ?? '',
    contactsPosition: resume?.contactsPosition ?? '',
    tel: resume?.tel ?? '',
    email: resume?.email ?? '',
    website: resume?.website ?? '',
    address: resume?.address ?? '',
    promise: resume?.promise ?? [],
    couponAccepted: resume?.couponAccepted ?? false,
    qualifications: (resume?.qualifications ?? []).map(({ level, certNo = '', file, ...rest }) => ({
      ...rest,
      level: level ?? '',
      certNo,
      file: file === undefined ? [] : [file],
    })),
    team: (resume?.team ?? []).map(({ count, ...rest }) => ({ ...rest, count: textOf(count) })),
    cases: (resume?.cases ?? []).map(({ year, ...rest }) => ({ ...rest, year: textOf(year) })),
    mainBusiness: resume?.mainBusiness ?? [emptyRows.mainBusiness],
    products: (resume?.products ?? []).map(productValues),
  }
}

function productValues({ categoryId, priceType, price, unit, status, ...rest }: Resume['products'][number]) {
  return {
    ...rest,
    categoryId: categoryId ?? '',
    priceType: priceType ?? emptyRows.products.priceType,
    price: textOf(price),
    unit: unit ?? '',
    onSale: status !== 'OFF',
  }
}

/** For a picture of the resume itself the gateway stores the address only. */
function pictureOf(url: string | null | undefined, name: string): ResumeValues['logo'] {
  return url === null || url === undefined ? [] : [{ name, size: 0, url, uid: url }]
}

const file = { name: '', size: 0, url: '', uid: '' }

/** The shape of a stored draft. */
export const resumeOutline: ResumeValues = {
  ...resumeValues(null),
  logo: [file],
  wechatQr: [file],
  providerType: [''],
  serviceCategoryIds: [''],
  serviceRegion: [''],
  promise: [''],
  qualifications: [{ ...emptyRows.qualifications, file: [file] }],
  team: [emptyRows.team],
  cases: [{ ...emptyRows.cases, images: [file] }],
  mainBusiness: [{ ...emptyRows.mainBusiness, images: [file] }],
  products: [{ ...emptyRows.products, images: [file] }],
}
