import type { Store } from '#mocks/store/store.ts'
import { inventedCreditCode } from '#mocks/seeds/creditCode.ts'
import { furtherProviders } from '../facilitator/seeds/furtherProviders.ts'
import { regionEnterprises, type RegionEnterprise } from './regionEnterprises.ts'

/** Name, credit code, registered capital in 万元, establishment date, types (EN_TYPE), enId if a member has bound it. */
type Draft = readonly [string, string, number, string, string, string | null]

/**
 * Invented enterprises. Their credit codes pass the checksum of GB 32100-2015, but their region 000000 does not exist,
 * so none can belong to a real firm.
 */
const drafts: readonly Draft[] = [
  [
    '泰兴市江畔精密传动有限公司（示例）',
    '91000000MA0TEXT12J',
    2000,
    '2016-05-18',
    '规模以上工业企业,高新技术企业',
    'en-1001',
  ],
  ['泰兴市银杏新材料有限公司（示例）', '91000000MA0TEXT20D', 5000, '2012-09-03', '规模以上工业企业', 'en-1002'],
  ['泰兴市琴韵乐器有限公司（示例）', '91000000MA0TEXT39A', 800, '2009-03-26', '小微企业,外贸企业', 'en-1003'],
  ['江畔检测认证服务中心（示例）', '91000000MA0TEXT475', 1000, '2014-11-11', '服务业企业', 'en-2001'],
  ['银杏知识产权代理事务所（示例）', '91000000MA0TEXT550', 200, '2017-06-30', '服务业企业,小微企业', 'en-2002'],
  ['数擎工业互联网技术（示例）', '91000000MA0TEXT60H', 1500, '2019-01-15', '高新技术企业', 'en-2003'],
  ['沿江科技金融服务平台（示例）', '91000000MA0TEXT70J', 3000, '2018-08-08', '服务业企业', 'en-2004'],
  ['明衡财税咨询（示例）', '91000000MA0TEXT80K', 100, '2020-04-01', '小微企业', 'en-2005'],
  ['安和安全环保技术服务（示例）', '91000000MA0TEXT90L', 600, '2015-12-20', '服务业企业', 'en-2006'],
  ['拓源人力资源服务（示例）', '91000000MA0TEXT01E', 300, '2021-07-19', '服务业企业', 'en-2007'],
  ['里程碑中试孵化基地（示例）', '91000000MA0TEXT02H', 8000, '2018-02-28', '孵化载体', 'en-2008'],
  [
    '泰兴市沿江化工装备有限公司（示例）',
    '91000000MA0TEXT03L',
    3600,
    '2011-10-10',
    '规模以上工业企业,专精特新企业',
    null,
  ],
  ['泰兴市绿野农产品加工有限公司（示例）', '91000000MA0TEXT04P', 500, '2013-05-05', '农业产业化龙头企业', null],
  ['泰兴市虹桥船舶配套有限公司（示例）', '91000000MA0TEXT05T', 4200, '2008-01-22', '规模以上工业企业', null],
  ['泰兴市新芽软件有限公司（示例）', '91000000MA0TEXT06X', 50, '2024-03-12', '初创企业,小微企业', null],
]

/** First the named ones, then the further providers, then those that nobody has bound yet. */
export function seedLibraryEnterprises(store: Store): void {
  const all = [...drafts, ...furtherProviders.map(providerDraft), ...regionEnterprises.map(unboundDraft)]
  const region = { regProvince: '320000', regCity: '321200', regRegion: '321283' }
  for (const [index, [name, knownCode, regCapital, establishTime, enType, enId]] of all.entries()) {
    const creditCode = knownCode === '' ? inventedCreditCode(index) : knownCode
    const id = `rk-${1001 + index}`
    store.libraryEnterprises.insert({ id, name, ...region, creditCode, regCapital, establishTime, enType, enId })
  }
}

/** Its credit code is derived from its index in the library. */
function providerDraft({ name, regCapital, establishTime, enId }: (typeof furtherProviders)[number]): Draft {
  return [name, '', regCapital, establishTime, '服务业企业', enId]
}

function unboundDraft([name, regCapital, establishTime, enType]: RegionEnterprise): Draft {
  return [name, '', regCapital, establishTime, enType, null]
}
