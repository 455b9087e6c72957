import type { Schema } from '#gateway/contract.ts'
import { fail, type Handlers } from '#mocks/handler/handler.ts'
import type { AdRow } from './adRow.ts'

export const adHandlers = {
  listAds: ({ query, store, clock }) => {
    const today = clock.today()
    return store.ads
      .filter((ad) => isRunning(ad, today))
      .filter((ad) => query.position === undefined || ad.position === query.position)
      .toSorted((a, b) => a.sort - b.sort)
      .map(toAd)
  },

  getAd: ({ path, store, clock }) => {
    const ad = store.ads.get(path.id)
    if (ad === undefined || !isRunning(ad, clock.today())) return fail('4040', '数据不存在或已删除')
    const { id, title, image, alt, source, publishTime, content, start, end } = ad
    return { id, title, image, alt, source, publishTime, content, start, end }
  },
} satisfies Handlers

function isRunning({ start, end }: Readonly<AdRow>, today: string): boolean {
  return start <= today && today <= end
}

function toAd(row: Readonly<AdRow>): Schema<'Ad'> {
  const { source: _source, publishTime: _publishTime, content: _content, ...ad } = row
  return ad
}
