import { dataOf, recordsIn } from '../../asked.ts'
import type { Defect, Loose } from '../../defect.ts'
import { fromMonthZero, reshaped, withoutReadTypes } from '../shared/hooks.ts'
import { shape } from '../../groups.ts'

const seededProvider = '/enterprise/api/ua/facilitator/fa-2001'

/** Whether a number has more decimals than it may. */
function isUnrounded(amount: number, decimals: number): boolean {
  return (String(amount).split('.')[1] ?? '').length > decimals
}

export const shapeDefects: Defect[] = [
  shape({
    id: 'the bounds of an industry begin with the smallest class',
    ...reshaped('listIndustryFields', (industries) => {
      for (const { fields } of industries) for (const field of fields) field.bounds.reverse()
    }),
    probe: async (ask) => {
      const [{ fields }] = await dataOf(ask, '/consult/api/customer/eva/industry/fields')
      return fields[0].bounds[0] < fields[0].bounds[2]
    },
  }),
  shape({
    id: 'a rule that nothing replaces has an empty successor',
    ...reshaped('listToolRules', (versions) => {
      for (const version of versions) version.supersededBy ??= ''
    }),
    probe: async (ask) => (await dataOf(ask, '/consult/api/ua/tool/rule/list'))[0].supersededBy === '',
  }),
  shape({
    id: 'a diagram comes without its text',
    ...reshaped('getContentSubject', ({ images }) => {
      for (const image of images) delete image.longDesc
    }),
    probe: async (ask) => {
      const { images } = await dataOf(ask, '/content/api/ua/subject/details/su-1001')
      return images.length > 0 && images[0].longDesc === undefined
    },
  }),
  shape({
    id: 'a help category without hits is listed',
    ...reshaped('listHelpArticles', (categories, { url }) => {
      const isFound = categories.some(({ category }: Loose) => category === 'ACCOUNT')
      if (!url.searchParams.get('keyword') || isFound) return
      categories.unshift({ category: 'ACCOUNT', categoryDesc: '账号与登录', articles: [] })
    }),
    probe: async (ask) => {
      const categories = await dataOf(ask, `/content/api/ua/help/list?keyword=${encodeURIComponent('绑定企业')}`)
      return categories.some(({ articles }: Loose) => articles.length === 0)
    },
  }),
  shape({
    id: 'a masked name is a surname with a title',
    ...reshaped('getFacilitator', ({ contact }) => {
      contact.contacts = `${contact.contacts.slice(0, 1)}先生`
    }),
    probe: async (ask) => (await dataOf(ask, seededProvider)).contact.contacts.endsWith('先生'),
  }),
  shape({
    id: 'marks that nobody gave are left out of the distribution',
    ...reshaped('getFacilitatorStatistics', (data) => {
      data.scoreCounts = data.scoreCounts.filter(({ count }: Loose) => count > 0)
    }),
    probe: async (ask) =>
      (await dataOf(ask, '/enterprise/api/member/facilitator/statistics/en-1001')).scoreCounts.length < 5,
  }),
  shape({
    id: 'the income of the running year is zero',
    ...reshaped('getPolicyAttributes', ({ indicatorList }) => {
      for (const { code, values } of indicatorList) if (code.endsWith('Income')) values[2].value = 0
    }),
    probe: async (ask) => {
      const { indicatorList } = await dataOf(ask, '/enterprise/api/member/policy/attribute?enId=en-1001')
      return indicatorList[1].values[2].value === 0
    },
  }),
  shape({
    id: 'the misspelt date of a project is spelt rightly',
    ...reshaped('getEnterpriseProject', ({ projectOpreateDate, ...others }) => ({
      ...others,
      projectOperateDate: projectOpreateDate,
    })),
    probe: async (ask) => 'projectOperateDate' in (await dataOf(ask, '/enterprise/api/member/en/project?enId=en-1001')),
  }),
  shape({
    id: 'a mu of land is six hundred square metres',
    ...reshaped('getLandResourceDetail', (data) => {
      data.landAreaMu = Math.round(data.landArea / 6) / 100
    }),
    probe: async (ask) => {
      const { landArea, landAreaMu } = await dataOf(ask, '/investment/api/landResource/detail?id=ld-1001')
      return Math.abs(landArea / 666.67 - landAreaMu) > 1
    },
  }),
  shape({
    id: 'an office that is no incubator has the incubator level NONE',
    ...reshaped('getOfficeResourceDetail', (data) => {
      data.incubatorLevel ??= 'NONE'
    }),
    probe: async (ask) =>
      (await dataOf(ask, '/investment/api/officeResource/detail?id=of-1002')).incubatorLevel === 'NONE',
  }),
  shape({
    id: 'types without unread messages are not counted',
    ...reshaped('countUnreadMessages', withoutReadTypes),
    probe: async (ask) => !('SYSTEM' in (await dataOf(ask, '/message/api/msg/count')).byType),
  }),
  shape({
    id: 'the time of a view is in milliseconds since 1970',
    ...reshaped('listHistory', ({ records }) => {
      for (const record of records) record.viewTime = Date.parse(`${record.viewTime.replace(' ', 'T')}+08:00`)
    }),
    probe: async (ask) => typeof (await recordsIn(ask, '/message/api/history/list'))[0].viewTime === 'number',
  }),
  shape({
    id: 'the picture of an applet code is bare base64',
    ...reshaped('getAppletCode', (data) => {
      data.imageSrc = data.imageSrc.replace(/^data:.*;base64,/, '')
    }),
    probe: async (ask) => !(await dataOf(ask, '/policy/api/ua/applet/code?id=p-1001')).imageSrc.startsWith('data:'),
  }),
  shape({
    id: 'the months of a year are counted from zero',
    ...reshaped('getCalendarYear', fromMonthZero),
    probe: async (ask) => (await dataOf(ask, '/policy/api/ua/calendar/year?year=2026')).months[0].month === 0,
  }),
  shape({
    id: 'the share of known conditions is not rounded',
    ...reshaped('getPolicyMatch', (data) => {
      const all = data.conditions.length
      data.coverage = (100 * Math.round((data.coverage * all) / 100)) / all
    }),
    probe: async (ask) => {
      const { coverage } = await dataOf(ask, '/policy/api/customer/policy/match/item?policyId=p-1001&enId=en-1001')
      return isUnrounded(coverage, 2)
    },
  }),
  shape({
    id: 'the code of an industry loses its leading zero',
    ...reshaped('listIndustryCategories', (categories) => {
      for (const { children } of categories) for (const child of children) child.code = String(Number(child.code))
    }),
    probe: async (ask) => {
      const [{ children }] = await dataOf(ask, '/supanddem/api/ua/show/category/industryCategoryList')
      return children[0].code === '1'
    },
  }),
  shape({
    id: 'the mask of a phone hides its last four digits',
    ...reshaped('getDemandDocking', ({ contactMasked }) => {
      const [head, tail] = contactMasked.contactTel.split('****')
      contactMasked.contactTel = `${head}${tail}****`
    }),
    probe: async (ask) => {
      const { contactMasked } = await dataOf(ask, '/supanddem/api/customer/demand/docking/detail?id=dk-1001')
      return contactMasked.contactTel.endsWith('*')
    },
  }),
  shape({
    id: 'the mean hours to a reply are not rounded',
    ...reshaped('getSupplyDemandStats', (data) => {
      if (data.avgReplyHours !== null) data.avgReplyHours += 1 / 60
    }),
    probe: async (ask) => isUnrounded((await dataOf(ask, '/supanddem/api/ua/show/statistics')).avgReplyHours, 1),
  }),
  shape({
    id: 'the ids of dictionary entries are numbers',
    ...reshaped('listMultipleDictValues', (entries: Record<string, Loose[]>) => {
      for (const entry of Object.values(entries).flat()) entry.id = Number(entry.id.replace(/\D/g, ''))
    }),
    probe: async (ask) => {
      const { EN_TYPE } = await dataOf(ask, '/uaa/api/dict/value/multiple?typeCodes=EN_TYPE')
      return typeof EN_TYPE[0].id === 'number'
    },
  }),
  shape({
    id: 'the life of a login code is in milliseconds',
    ...reshaped('getZzQr', (data) => {
      data.expiresIn *= 1000
    }),
    probe: async (ask) => (await dataOf(ask, '/uaa/api/ua/zz/qr')).expiresIn > 3600,
  }),
]
