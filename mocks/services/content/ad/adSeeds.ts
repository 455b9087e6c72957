import type { Clock } from '#mocks/time/clock.ts'
import type { Store } from '#mocks/store/store.ts'
import { insertDrawing } from '#mocks/seeds/drawings/drawing.ts'
import { adDrawing, type AdSubject } from '#mocks/seeds/drawings/things.ts'
import type { AdRow } from './manifest.ts'

/** Width and height in pixels. */
const sizes: Record<AdRow['position'], readonly [number, number]> = {
  HOME_BANNER: [1200, 360],
  FLOAT: [240, 120],
  SIDE: [280, 160],
}

/** The last ad has expired, so it is not shown. */
export function seedAds(store: Store, clock: Clock): void {
  const running = { start: clock.day(-30), end: clock.day(60) }
  const over = { start: clock.day(-60), end: clock.day(-1) }
  const ads: (Omit<AdRow, 'id' | 'image' | 'sort' | 'source' | 'publishTime'> & {
    about: AdSubject
  })[] = [
    {
      title: '加计扣除自测工具上线',
      content:
        '<p>填写研发费用六大类数据，即可测算可加计扣除的金额与其他相关费用限额。</p><p>测算结果仅供参考，以主管部门最终审核为准。</p>',
      alt: '加计扣除自测工具上线，三分钟测算可享受的研发费用加计扣除',
      linkType: 'INNER',
      link: '/policy/tool/calculate',
      position: 'HOME_BANNER',
      target: 'SELF',
      about: 'tool',
      ...running,
    },
    {
      title: '填一次资料，看能享受哪些政策',
      content:
        '<p>六节企业资料填写一次，匹配报告、政策工具与申报共用。</p><p>资料越完整，推荐越精准；缺少的信息按未知处理，不会当作不符合。</p>',
      alt: '填一次企业资料，获取智能匹配报告',
      linkType: 'INNER',
      link: '/policy/report',
      position: 'HOME_BANNER',
      target: 'SELF',
      about: 'report',
      ...running,
    },
    {
      title: '化工新材料供需对接会报名中',
      content: '<p>本期对接会面向化工新材料企业与服务机构，现场发布需求清单。</p><p>报名入口见活动页面，名额有限。</p>',
      alt: '化工新材料供需对接会报名中，名额有限',
      linkType: 'INNER',
      link: '/qw/activity',
      position: 'HOME_BANNER',
      target: 'SELF',
      about: 'meeting',
      ...running,
    },
    {
      title: '申报免费',
      content:
        '<p>本平台及各部门受理政策申报均不收取任何费用，也没有委托中介机构办理。</p><p>遇到“包过”“代办返点”等说法，请拨打咨询电话核实。</p>',
      alt: '申报免费：政策申报全程不收费，谨防中介收费包过',
      linkType: 'NONE',
      link: null,
      position: 'FLOAT',
      target: 'SELF',
      about: 'free',
      ...running,
    },
    {
      title: '企业旗舰店入驻',
      content: '<p>服务机构绑定企业并通过审核后，可在企业旗舰店展示产品与案例。</p>',
      alt: '服务机构可申请入驻企业旗舰店',
      linkType: 'INNER',
      link: '/qw/supply-demand/provider',
      position: 'SIDE',
      target: 'SELF',
      about: 'store',
      ...running,
    },
    {
      title: '上一期活动回顾',
      content: '<p>上一期活动共有六十家企业参加。</p>',
      alt: '上一期惠企政策进园区活动回顾',
      linkType: 'INNER',
      link: '/qw/news',
      position: 'HOME_BANNER',
      target: 'SELF',
      about: 'news',
      ...over,
    },
  ]
  for (const [index, { about, ...ad }] of ads.entries()) {
    const id = `ad-${index + 1}`
    const image = insertDrawing(store, `f-${id}`, adDrawing(id, about, sizes[ad.position]))
    store.ads.insert({ ...ad, id, image, sort: index + 1, source: '平台运营中心', publishTime: `${ad.start} 09:00:00` })
  }
}
