import { opened, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { shape } from '../../groups.ts'

const everyType =
  'PO_TECHNICAL,PO_PJ_STATE,EN_TYPE,PO_FIELD_AREA,PO_QUALIFICATIONS,PO_EN_TECH_LEVEL,PO_FEEDBACK_TYPE,POLICY_REMARK'

const reversedYears = (data: Loose) => {
  for (const indicator of data.indicatorList) indicator.values = indicator.values.toReversed()
}

/** Rows in the order and number in which the database gave them. */
export const shapeDefects: Defect[] = [
  shape({
    id: 'every dictionary for those asked for',
    operationId: 'listMultipleDictValues',
    request: (passing) => {
      if (passing.operationId !== 'listMultipleDictValues') return undefined
      const asked = passing.url.searchParams.get('typeCodes')?.split(',') ?? []
      const known = everyType.split(',')
      if (asked.length > 0 && asked.every((code) => known.includes(code)))
        passing.url.searchParams.set('typeCodes', everyType)
      return undefined
    },
    probe: async (ask) => {
      const { data } = await ask('/uaa/api/dict/value/multiple?typeCodes=EN_TYPE', { as: 'visitor' })
      return Object.keys(data).length > 1
    },
  }),
  shape({
    id: 'links by their names',
    operationId: 'listModuleConfigs',
    reply: inData('listModuleConfigs', (data) => {
      for (const { items } of data) items.sort((a: Loose, b: Loose) => (a.name < b.name ? -1 : 1))
    }),
    probe: async (ask) => {
      const modules = (await ask('/uaa/api/ua/module-config/list', { as: 'visitor' })).data as Loose[]
      return modules.some(({ items }) => items.some((item: Loose, at: number) => items[at - 1]?.sort > item.sort))
    },
  }),
  shape({
    id: 'scores from the worst to the best',
    operationId: 'getFacilitatorStatistics',
    reply: inData('getFacilitatorStatistics', (data) => void (data.scoreCounts = data.scoreCounts.toReversed())),
    probe: async (ask) =>
      (await ask('/enterprise/api/member/facilitator/statistics/en-1001')).data.scoreCounts[0].score === 1,
  }),
  shape({
    id: 'the latest year first',
    operationId: 'getPolicyAttributes',
    reply: inData('getPolicyAttributes', reversedYears),
    probe: async (ask) => {
      const { indicatorList } = (await ask('/enterprise/api/member/policy/attribute?enId=en-1001')).data
      return indicatorList[0].values[0].year > indicatorList[0].values[2].year
    },
  }),
  shape({
    id: 'nobody evaluates, yet of a docking with a title',
    operationId: 'listShownFacilitatorEvaluations',
    reply: inData('listShownFacilitatorEvaluations', (data) => {
      for (const record of data.records) record.dockingTitle ??= '齿轮箱噪声检测'
    }),
    probe: async (ask) => {
      const shops = await shownRecords(ask, '/enterprise/api/ua/facilitator/list?size=50')
      const pages = await opened(ask, shops, ({ id }) => `/enterprise/api/ua/facilitator/evaluate?facilitatorId=${id}`)
      return pages
        .flatMap(({ records }) => records)
        .some(({ enNameMasked, dockingTitle }) => enNameMasked === '匿名企业' && dockingTitle !== undefined)
    },
  }),
]
