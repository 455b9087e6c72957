import type { UploadRule } from '../../../ui/upload/uploadRule.ts'

/** Most characters of the fields (contract, FacilitatorResume and its rows). */
export const maximum = {
  shortName: 30,
  slogan: 30,
  intro: 2000,
  contacts: 20,
  contactsPosition: 20,
  tel: 20,
  email: 50,
  website: 200,
  address: 200,
  qualificationName: 50,
  certNo: 50,
  role: 30,
  roleDesc: 200,
  caseTitle: 50,
  client: 50,
  caseDesc: 500,
  rowName: 30,
  mainBusiness: 300,
  product: 500,
  applicationArea: 100,
  unit: 10,
}

/** Most rows of the lists. */
export const most = { qualifications: 20, team: 10, cases: 10, caseImages: 3, mainBusiness: 10, products: 50 }

const image = { extensions: ['jpg', 'jpeg', 'png'], maxMegabytes: 1 } as const

/** §5, §9: product and main-business images; the logo follows them. */
export const imageRule: UploadRule = { ...image, maxCount: 1 }

export const caseImageRule: UploadRule = { ...image, maxCount: most.caseImages }

/** A scanned certificate: as large as the gateway takes images (contract, uploadFile). */
export const certificateRule: UploadRule = { extensions: ['pdf', 'jpg', 'jpeg', 'png'], maxMegabytes: 5, maxCount: 1 }
