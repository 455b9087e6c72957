import type { Clock } from '#mocks/time/clock.ts'
import type { InvestmentEnvironmentRow } from '../investmentRows.ts'
import { parks } from '#mocks/services/content/attract/attractDrafts.ts'

/** Title, summary, leading industries, tags, kilometres to motorway and port, views. One entry per park. */
type Draft = readonly [string, string, string[], string[], number, number, number]

export const environmentDrafts: readonly Draft[] = [
  [
    '示例市高新技术产业园投资环境',
    '以高端装备与新材料为主导，配套标准厂房、中试基地与人才公寓。',
    ['高端装备', '新材料'],
    ['省级园区', '装备制造'],
    3.5,
    18,
    402,
  ],
  [
    '示例市精细化工园区投资环境',
    '封闭化管理，集中供热、集中治污与应急救援齐备。',
    ['精细化工', '医药中间体'],
    ['化工园区'],
    6.2,
    4.5,
    318,
  ],
  [
    '黄桥乐器文化产业园投资环境',
    '提琴全产业链集聚，配套检测、物流与直播基地。',
    ['乐器制造', '文化旅游'],
    ['特色产业'],
    8,
    32,
    256,
  ],
  [
    '虹桥船舶与装备园投资环境',
    '沿江岸线与码头资源充足，适合大型装备制造。',
    ['船舶配套', '海工装备'],
    ['沿江'],
    9.5,
    2,
    231,
  ],
  [
    '城北智能制造园投资环境',
    '楼上研发、楼下制造，轻资产项目可拎包入驻。',
    ['智能装备', '电子信息'],
    ['轻资产'],
    2.8,
    22,
    287,
  ],
]

export function environmentRow(
  [title, summary, industries, tags, motorway, port, viewCount]: Draft,
  index: number,
  cover: string,
  clock: Clock,
): InvestmentEnvironmentRow {
  const park = parks[index] ?? parks[0]
  return {
    id: `env-${1001 + index}`,
    type: 'ENVIRONMENT',
    title,
    cover,
    images: [{ url: cover, alt: `${park}主入口与标准厂房` }],
    regProvince: '320000',
    regCity: '321200',
    regRegion: '321283',
    park,
    address: `${park}科创路 1 号`,
    lng: 120.06 + index / 100,
    lat: 32.18 + index / 100,
    summary,
    content: `<p>${summary}</p><p>园区设企业服务专员，项目落地全程代办。</p>`,
    industries,
    facilities: [
      { name: '供电', text: '园区内设 110 千伏变电站一座。' },
      { name: '人才公寓', text: '首期 320 套，可拎包入住。' },
      { name: '污水处理', text: '日处理能力两万吨，管网到户。' },
    ],
    traffic: [
      { name: '高速公路出入口', distance: motorway },
      { name: '港口码头', distance: port },
    ],
    contact: { department: `${park}管委会`, tel: `0523-8000020${index + 1}` },
    tags,
    viewCount,
    publishTime: `${clock.day(-60 - index * 7)} 10:00:00`,
    updateTime: `${clock.day(-5 - index * 3)} 09:00:00`,
  }
}
