import { type Arrangements, withId } from './arrangement.ts'

/** For content, messages and investment. */
export const contentArrangements: Arrangements = {
  getNotice: ({ gateway }) => withId(gateway.store.notices.all()),
  getAd: ({ gateway }) => withId(gateway.store.ads.all()),
  getAttract: ({ gateway }) => withId(gateway.store.attracts.all()),
  getContentSubject: ({ gateway }) => withId(gateway.store.contentSubjects.all()),
  getHelpArticle: ({ gateway }) => withId(gateway.store.helpArticles.all()),
  deleteContentFavorite: async ({ gateway, request }) => {
    const [attract] = gateway.store.attracts.all()
    const target = { targetType: 'ATTRACT', targetId: attract?.id }
    await request('addContentFavorite', { body: target })
    return { parameters: target }
  },

  deleteMessages: ({ gateway }) => {
    const [message] = gateway.store.messages.all()
    return { parameters: { ids: [message?.id] } }
  },
  transformMessage: ({ gateway }) => withId(gateway.store.messages.all()),
  deleteHistory: ({ gateway }) => {
    const [visit] = gateway.store.histories.all()
    return { parameters: { ids: [visit?.id] } }
  },

  getHouseResourceDetail: () => ({ parameters: { id: 'hs-1001' } }),
  getLandResourceDetail: () => ({ parameters: { id: 'ld-1001' } }),
  getOfficeResourceDetail: () => ({ parameters: { id: 'of-1001' } }),
  getEnvironmentDetail: ({ gateway }) => withId(gateway.store.investmentEnvironments.all()),
  saveInvestmentIntent: ({ gateway }) => ({ body: { visitDate: gateway.clock.day(3) } }),
  deleteInvestmentFavorite: async ({ request }) => {
    const target = { targetType: 'LAND', targetId: 'ld-1001' }
    await request('addInvestmentFavorite', { body: target })
    return { parameters: target }
  },
}
