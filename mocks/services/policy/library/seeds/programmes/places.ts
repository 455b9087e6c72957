import type { Schema } from '#gateway/contract.ts'
import type { ConditionDraft } from '../draft.ts'
import { localEnterprise } from '../common.ts'

export interface Place {
  /** Used in titles. */
  name: string
  level: Schema<'PolicyLevel'>
  /** The regions where it applies: a policy of a higher level applies here too. */
  regions: readonly string[]
  /** The condition on where applicants are registered. */
  registered: readonly ConditionDraft[]
}

export type PlaceKey =
  | 'nation'
  | 'province'
  | 'city'
  | 'county'
  | 'zone'
  | 'hightech'
  | 'huangqiao'
  | 'hongqiao'
  | 'binjiang'

export const places: Readonly<Record<PlaceKey, Place>> = {
  nation: {
    name: '全国',
    level: 'NATION',
    regions: ['320000', '321200', '321283'],
    registered: [{ text: '在中国境内（不含港澳台地区）依法设立并正常经营' }],
  },
  province: {
    name: '江苏省',
    level: 'PROVINCE',
    regions: ['320000', '321200', '321283'],
    registered: [
      {
        text: '在江苏省内登记注册、具有独立法人资格',
        rule: { field: 'basicDTO.regProvince', op: 'EQ', value: '320000' },
        evidence: '营业执照（系统调用）',
      },
    ],
  },
  city: {
    name: '泰州市',
    level: 'CITY',
    regions: ['321200', '321283'],
    registered: [
      {
        text: '在泰州市登记注册、具有独立法人资格，财务制度健全',
        rule: { field: 'basicDTO.regCity', op: 'EQ', value: '321200' },
        evidence: '营业执照（系统调用）',
      },
    ],
  },
  county: { name: '泰兴市', level: 'COUNTY', regions: ['321283'], registered: [localEnterprise] },
  zone: park('泰兴经济开发区'),
  hightech: park('泰兴高新区'),
  huangqiao: park('黄桥镇'),
  hongqiao: park('虹桥镇'),
  binjiang: park('滨江镇'),
}

/** Profiles do not state in which town of the county an enterprise is registered, so a person has to check it. */
function park(name: string): Place {
  return {
    name,
    level: 'PARK',
    regions: ['321283'],
    registered: [
      localEnterprise,
      { text: `注册地、纳税地均在${name}范围内，并正常生产经营`, evidence: '营业执照与纳税证明' },
    ],
  }
}
