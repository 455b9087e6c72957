import type { Clock } from '#mocks/time/clock.ts'
import type { Store } from '#mocks/store/store.ts'
import type { FacilitatorRow, KeptResume } from './facilitatorRows.ts'
import type { FacilitatorDraft } from './seeds/draft.ts'
import { furtherProviders } from './seeds/furtherProviders.ts'
import { providerKinds } from './seeds/kinds.ts'
import { namedProviders } from './seeds/namedProviders.ts'
import { coverSize, insertSign, logoSize } from '#mocks/seeds/drawings/signPicture.ts'
import { providerSigns } from '#mocks/seeds/drawings/signs.ts'

/** The named providers of every status, then further ones, all approved. */
export function seedFacilitators(store: Store, clock: Clock): void {
  for (const [place, draft] of [...namedProviders, ...furtherProviders].entries()) {
    store.facilitators.insert(rowOf(store, clock, draft, place))
  }
}

function rowOf(store: Store, clock: Clock, draft: FacilitatorDraft, place: number): FacilitatorRow {
  const { enId, name, faStatus, tags, figures, auditRemark = null } = draft
  const [meanScore, evaluationCount, dockingCount, finishedCount, responseHours, viewCount, starLevel] = figures
  const audited = faStatus !== 'PENDING'
  return {
    id: `fa-${numberOf(draft)}`,
    enId,
    name,
    faStatus,
    tags,
    resume: resumeOf(store, clock, draft, place),
    pendingResume: null,
    refusedResume: null,
    auditRemark,
    submitTime: `${clock.day(audited ? -160 - place : -2)} 09:10:00`,
    auditTime: audited ? `${clock.day(-157 - place)} 15:40:00` : null,
    validUntil: faStatus === 'PASS' ? clock.day(3 * 365 - 157 - place) : null,
    meanScore,
    evaluationCount,
    dockingCount,
    finishedCount,
    favoriteCount: Math.round(viewCount / 31),
    responseHours,
    viewCount,
    starLevel,
  }
}

function numberOf({ enId }: FacilitatorDraft): string {
  return enId.slice('en-'.length)
}

function resumeOf(store: Store, clock: Clock, draft: FacilitatorDraft, place: number): KeptResume {
  const { enId, name, faStatus, providerType, slogan, promise, couponAccepted = false } = draft
  const kind = providerKinds[providerType[0]]
  const number = numberOf(draft)
  const [title, client, desc] = kind.story
  const [role, count, roleDesc] = kind.role
  return {
    // Providers that have not been approved have no logo.
    logo:
      faStatus === 'PASS'
        ? insertSign(store, `f-logo-${number}`, providerSigns[providerType[0]][0], logoSize).url
        : null,
    shortName: name.replace('（示例）', '').slice(0, 8),
    providerType: [...providerType],
    serviceCategoryIds: [...kind.categories],
    slogan,
    intro: `${name}面向本地企业提供${kind.service}服务，${slogan}。团队熟悉本地装备、化工与乐器产业，承诺明码标价、按期交付，服务过程可在平台查询，结束后由企业评价。`,
    serviceRegion: place % 3 === 0 ? ['321283', '321281'] : ['321283'],
    qualifications:
      kind.qualification === undefined
        ? []
        : [
            {
              code: 'OTHER',
              name: kind.qualification,
              level: 'PROVINCIAL',
              certNo: `示例-${number}`,
              date: clock.day(-700 - place),
            },
          ],
    team: [{ title: role, count, desc: roleDesc }],
    cases: [{ title, clientMasked: client, year: Number(clock.today().slice(0, 4)) - 1, desc, images: [] }],
    mainBusiness: kind.business.map(([business, description]) => ({ name: business, description, images: [] })),
    products: productsOf(store, draft),
    contacts: draft.contacts,
    contactsPosition: draft.contactsPosition,
    tel: `0523-8000${number}`,
    email: `contact@${enId}.example`,
    address: `江苏省泰州市泰兴市示例路 ${place + 1} 号`,
    promise,
    couponAccepted,
  }
}

function productsOf(store: Store, draft: FacilitatorDraft): KeptResume['products'] {
  const [type] = draft.providerType
  const { products, categories } = providerKinds[type]
  return products.map(([name, description, applicationArea, price, unit], index) => {
    const id = `pr-${numberOf(draft)}-${index + 1}`
    const categoryId = categories[index % categories.length] ?? 'sc-43'
    const signs = providerSigns[type]
    const images = [insertSign(store, `f-${id}`, signs[(index + 1) % signs.length] ?? signs[0], coverSize)]
    const what = { id, name, description, applicationArea, images, categoryId, status: 'ON' as const }
    return Object.assign(what, priceOf(price, unit))
  })
}

/** Without a price it is negotiable, and with 0 it is free. */
function priceOf(price: number | undefined, unit: string | undefined) {
  if (price === undefined || unit === undefined) return { priceType: 'NEGOTIABLE' as const, price: null, unit: null }
  return price === 0
    ? { priceType: 'FREE' as const, price: null, unit: null }
    : { priceType: 'FIXED' as const, price, unit }
}
