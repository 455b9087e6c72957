import type { Schema } from '../../src/gateway/contract.ts'
import type { Clock } from '../clock.ts'
import type { Store } from '../store/store.ts'
import { insertPicture } from './pictures.ts'

type Ad = Schema<'Ad'>

const sizes: Record<Ad['position'], { width: number; height: number }> = {
  HOME_BANNER: { width: 1200, height: 360 },
  FLOAT: { width: 240, height: 120 },
  SIDE: { width: 280, height: 160 },
}

const blues = { from: [0, 82, 190], to: [64, 158, 255] } as const
const greens = { from: [0, 96, 100], to: [56, 176, 150] } as const
const violets = { from: [58, 60, 160], to: [140, 130, 230] } as const

/** The last one has run out, so nobody sees it. */
export function seedAds(store: Store, clock: Clock): void {
  const running = { start: clock.day(-30), end: clock.day(60) }
  const over = { start: clock.day(-60), end: clock.day(-1) }
  const ads: (Omit<Ad, 'id' | 'image' | 'sort'> & { colours: typeof blues | typeof greens | typeof violets })[] = [
    {
      title: '加计扣除自测工具上线',
      alt: '加计扣除自测工具上线，三分钟测算可享受的研发费用加计扣除',
      linkType: 'INNER',
      link: '/policy/tool/calculate',
      position: 'HOME_BANNER',
      target: 'SELF',
      colours: blues,
      ...running,
    },
    {
      title: '填一次资料，看能享受哪些政策',
      alt: '填一次企业资料，获取智能匹配报告',
      linkType: 'INNER',
      link: '/policy/report',
      position: 'HOME_BANNER',
      target: 'SELF',
      colours: greens,
      ...running,
    },
    {
      title: '化工新材料供需对接会报名中',
      alt: '化工新材料供需对接会报名中，名额有限',
      linkType: 'INNER',
      link: '/qw/activity',
      position: 'HOME_BANNER',
      target: 'SELF',
      colours: violets,
      ...running,
    },
    {
      title: '申报免费',
      alt: '提示：政策申报全程免费，谨防中介收费包过',
      linkType: 'NONE',
      link: null,
      position: 'FLOAT',
      target: 'SELF',
      colours: blues,
      ...running,
    },
    {
      title: '企业旗舰店入驻',
      alt: '服务机构可申请入驻企业旗舰店',
      linkType: 'INNER',
      link: '/qw/supply-demand/provider',
      position: 'SIDE',
      target: 'SELF',
      colours: greens,
      ...running,
    },
    {
      title: '上一期活动回顾',
      alt: '上一期惠企政策进园区活动回顾',
      linkType: 'INNER',
      link: '/qw/news',
      position: 'HOME_BANNER',
      target: 'SELF',
      colours: violets,
      ...over,
    },
  ]
  for (const [index, { colours, ...ad }] of ads.entries()) {
    const id = `ad-${index + 1}`
    const image = insertPicture(store, `f-${id}`, { ...sizes[ad.position], ...colours })
    store.ads.insert({ ...ad, id, image, sort: index + 1 })
  }
}
