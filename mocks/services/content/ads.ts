import type { Handlers } from '../../handler.ts'

export const adHandlers = {
  listAds: ({ query, store, clock }) => {
    const today = clock.today()
    return store.ads
      .filter((ad) => ad.start <= today && today <= ad.end)
      .filter((ad) => query.position === undefined || ad.position === query.position)
      .toSorted((a, b) => a.sort - b.sort)
  },
} satisfies Handlers
