import type { QueryOf } from '#gateway/contract.ts'
import { fail, type Handlers } from '#mocks/handler/handler.ts'
import { containsKeyword } from '#mocks/store/keyword.ts'
import { pageOf } from '#mocks/store/page.ts'
import { shownScore } from '#mocks/store/score.ts'
import type { FacilitatorRow } from './facilitatorRows.ts'
import { findPublicFacilitator, publicFacilitators, shownProducts, toFacilitator, toItem } from './facilitatorView.ts'
import { categoryAndBelow } from './serviceCategories.ts'
import { countVisit } from './facilitatorStatistics.ts'

/** Public data about providers. The card is for members. */
export const facilitatorHandlers = {
  listFacilitators: ({ query, store }) => {
    const { name, providerType } = query
    const rows = publicFacilitators(store)
      .filter((row) => containsKeyword([row.name, ...row.tags, row.resume.slogan], name))
      .filter(({ resume }) => providerType === undefined || resume.providerType.includes(providerType))
      .toSorted(orders[query.sort ?? 'DEFAULT'])
    return pageOf(rows, query, toItem)
  },

  countFacilitators: ({ store }) => publicFacilitators(store).length,

  getFacilitator: ({ path, store, clock }) => {
    const facilitator = findPublicFacilitator(store, path.id)
    return toFacilitator(store, countVisit(store, clock, facilitator))
  },

  listFacilitatorProducts: ({ query, store }) => {
    const { name, categoryId, facilitatorId, priceType } = query
    const categories = categoryId === undefined ? undefined : categoryAndBelow(categoryId)
    const products = publicFacilitators(store)
      .filter(({ id }) => facilitatorId === undefined || id === facilitatorId)
      .flatMap(shownProducts)
      .filter((product) => containsKeyword([product.name, product.applicationArea, product.facilitatorName], name))
      .filter((product) => categories === undefined || categories.includes(product.categoryId ?? ''))
      .filter((product) => priceType === undefined || product.priceType === priceType)
    return pageOf(products, query, (product) => product)
  },

  getFacilitatorCard: ({ path, store }) => {
    const facilitator = publicFacilitators(store).find(({ enId }) => enId === path.id)
    if (facilitator === undefined) return fail('4040', '该企业不是已入驻的服务商')
    const { logo, slogan, contacts, contactsPosition, tel, email, address, wechatQr } = facilitator.resume
    return {
      id: facilitator.id,
      logo,
      name: facilitator.name,
      slogan,
      contacts,
      contactsPosition,
      tel,
      ...(email === undefined ? {} : { email }),
      ...(address === undefined ? {} : { address }),
      ...(wechatQr === undefined ? {} : { qrCode: wechatQr }),
    }
  },
} satisfies Handlers

type Order = (a: FacilitatorRow, b: FacilitatorRow) => number

const orders: Record<NonNullable<QueryOf<'listFacilitators'>['sort']>, Order> = {
  DEFAULT: (a, b) => b.starLevel - a.starLevel || b.finishedCount - a.finishedCount,
  SCORE: (a, b) => (shownScore(b) ?? 0) - (shownScore(a) ?? 0),
  VIEW: (a, b) => b.viewCount - a.viewCount,
}
