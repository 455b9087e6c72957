import type { Schema } from '#gateway/contract.ts'
import { fail } from '#mocks/handler/handler.ts'
import { shownScore } from '#mocks/store/score.ts'
import type { Store } from '#mocks/store/store.ts'
import type { FacilitatorRow, KeptResume } from './facilitatorRows.ts'
import { publishedEvaluations } from './evaluationRows.ts'
import { profileOf, findRecord } from '../profile/profileRow.ts'
import { serviceCategoryName } from './serviceCategories.ts'

/** Only approved providers are shown to the public and have a card (§4). */
export function publicFacilitators(store: Store): Readonly<FacilitatorRow>[] {
  return store.facilitators.by('faStatus', 'PASS')
}

export function findPublicFacilitator(store: Store, id: string): Readonly<FacilitatorRow> {
  const facilitator = store.facilitators.get(id)
  return facilitator?.faStatus === 'PASS' ? facilitator : fail('4040', '服务商不存在或已退出')
}

export function toItem(row: Readonly<FacilitatorRow>): Schema<'FacilitatorItem'> {
  const { id, enId, name, tags, evaluationCount, dockingCount, finishedCount, responseHours, viewCount } = row
  const { logo, providerType, slogan, serviceRegion, promise, couponAccepted } = row.resume
  const figures = { evaluationCount, dockingCount, finishedCount, responseHours, viewCount, starLevel: row.starLevel }
  const shown = { logo, providerType, tags, slogan, serviceRegion, promise, couponAccepted }
  return { id, enId, name, ...shown, ...figures, avgScore: shownScore(row) }
}

export function toFacilitator(store: Store, row: Readonly<FacilitatorRow>): Schema<'Facilitator'> {
  const { resume, enId, name } = row
  const record = findRecord(store, enId)
  const profile = profileOf(store, { id: row.id, enId, name, bindAudit: 'PASS', bindTime: row.submitTime })
  return {
    ...toItem(row),
    ...(resume.shortName === undefined ? {} : { shortName: resume.shortName }),
    intro: resume.intro,
    establishTime: profile.basicDTO.establishTime ?? record?.establishTime ?? null,
    regCapital: profile.basicDTO.regCapital ?? record?.regCapital ?? null,
    employeeAmount: profile.personnelDTO.employeeAmount,
    qualifications: resume.qualifications,
    team: resume.team,
    cases: resume.cases,
    mainBusiness: resume.mainBusiness,
    products: shownProducts(row),
    contact: toContact(resume),
    scores: toScores(store, row),
  }
}

/** The products on sale. */
export function shownProducts(row: Readonly<FacilitatorRow>): Schema<'FacilitatorProduct'>[] {
  return row.resume.products.filter(({ status }) => status !== 'OFF').map((product) => toProduct(product, row))
}

function toProduct(
  { id, name, description, applicationArea, images, ...offer }: KeptResume['products'][number],
  facilitator: Readonly<FacilitatorRow>,
): Schema<'FacilitatorProduct'> {
  const { categoryId = null, priceType = 'NEGOTIABLE', price = null, unit = null } = offer
  const categoryName = categoryId === null ? null : serviceCategoryName(categoryId)
  const what = { id, name, description, applicationArea, images, categoryId, categoryName }
  return { ...what, priceType, price, unit, facilitatorId: facilitator.id, facilitatorName: facilitator.name }
}

/** Masks the phone number. The full number is for members, on the card. */
function toContact(resume: KeptResume): Schema<'FacilitatorContact'> {
  const { contacts, contactsPosition, tel, address, website } = resume
  return {
    contacts: `${contacts.slice(0, 1)}**`,
    contactsPosition,
    tel: maskedTel(tel),
    ...(address === undefined ? {} : { address }),
    ...(website === undefined ? {} : { website }),
  }
}

function maskedTel(tel: string): string {
  return /^1\d{10}$/.test(tel) ? `${tel.slice(0, 3)}****${tel.slice(-4)}` : `${tel.slice(0, -4)}****`
}

/** Like the mean score, left out when there are too few evaluations. */
function toScores(store: Store, row: Readonly<FacilitatorRow>): Schema<'FacilitatorScores'> | null {
  const evaluations = publishedEvaluations(store, row.id)
  if (shownScore(row) === null || evaluations.length === 0) return null
  const mean = (name: keyof Schema<'FacilitatorScores'>) =>
    Math.round((evaluations.reduce((sum, { scores }) => sum + scores[name], 0) / evaluations.length) * 10) / 10
  return { quality: mean('quality'), speed: mean('speed'), price: mean('price'), attitude: mean('attitude') }
}
