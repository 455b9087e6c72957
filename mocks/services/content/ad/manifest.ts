import type { Manifest } from '#mocks/services/manifest.ts'
import type { Schema } from '#gateway/contract.ts'
import { fail } from '#mocks/handler/handler.ts'
import { seedAds } from './adSeeds.ts'

/** A picture in one of the portal's ad positions, and the page it links to. */
export interface AdRow extends Schema<'Ad'>, Pick<Schema<'AdDetail'>, 'source' | 'publishTime' | 'content'> {}

export const manifest: Manifest<{ ads: AdRow }> = {
  tables: { ads: 'region' },
  seeds: { uses: ['files'], write: seedAds },
  handlers: {
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
  },
}

function isRunning({ start, end }: Readonly<AdRow>, today: string): boolean {
  return start <= today && today <= end
}

function toAd(row: Readonly<AdRow>): Schema<'Ad'> {
  const { source: _source, publishTime: _publishTime, content: _content, ...ad } = row
  return ad
}
