import type { Schema } from '../../../gateway/contract.ts'
import type { ResumeValues } from './resumeSchema.ts'

type Resume = Schema<'FacilitatorResume'>

export const emptyMainBusiness: ResumeValues['mainBusiness'][number] = { name: '', description: '', images: [] }
export const emptyProduct: ResumeValues['products'][number] = { ...emptyMainBusiness, applicationArea: '' }

/** The form's values for a saved resume; null for a first application. */
export function resumeValues(resume: Resume | null): ResumeValues {
  return {
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
    mainBusiness: resume?.mainBusiness ?? [emptyMainBusiness],
    products: (resume?.products ?? []).map(({ id, name, description, applicationArea, images }) => ({
      ...(id !== undefined && { id }),
      name,
      description,
      applicationArea,
      images,
    })),
  }
}

/** The resume to submit: what is not typed here (logo, qualifications, team, cases, prices) stays as it is saved. */
export function resumeOf(values: ResumeValues, saved: Resume | null): Resume {
  const { shortName, email, website, address, providerType, promise, products, ...rest } = values
  return {
    logo: saved?.logo ?? null,
    qualifications: saved?.qualifications ?? [],
    team: saved?.team ?? [],
    cases: saved?.cases ?? [],
    ...(saved?.wechatQr !== undefined && { wechatQr: saved.wechatQr }),
    ...rest,
    // The options of the form are those of the contract.
    providerType: providerType as Resume['providerType'],
    promise: promise as Resume['promise'],
    products: products.map(({ id, ...product }) => {
      const known = id === undefined ? undefined : saved?.products.find((row) => row.id === id)
      return { ...known, ...product, ...(id !== undefined && { id }) }
    }),
    // Empty texts are none.
    ...(shortName && { shortName }),
    ...(email && { email }),
    ...(website && { website }),
    ...(address && { address }),
  }
}
