import { type Defect, type Loose, inData } from '../../defect.ts'
import { dataOf, recordsIn, shownRecords } from '../../asked.ts'
import { shape } from '../../groups.ts'
import { inEach } from '../shared/round33x.ts'

export const shapeDefects: Defect[] = [
  shape({
    id: 'the bounds of an industry begin with the smallest',
    operationId: 'listIndustryFields',
    reply: inEach('listIndustryFields', ({ fields }) => {
      for (const field of fields) field.bounds = field.bounds.toReversed()
    }),
    probe: async (ask) => {
      const [{ fields }] = await dataOf(ask, '/consult/api/customer/eva/industry/fields')
      return fields[0].bounds[0] < fields[0].bounds[2]
    },
  }),
  shape({
    id: 'a rule without an end ends on an empty day',
    operationId: 'listToolRules',
    reply: inEach('listToolRules', (each) => void (each.effectiveTo ??= '')),
    probe: async (ask) =>
      (await dataOf(ask, '/consult/api/ua/tool/rule/list')).some(({ effectiveTo }: Loose) => effectiveTo === ''),
  }),
  shape({
    id: 'the clicks of a keyword are written short',
    operationId: 'pageRobotKeywords',
    reply: inEach('pageRobotKeywords', (each) => void (each.hitCount = `${(each.hitCount / 1000).toFixed(1)}k`)),
    probe: async (ask) => (await shownRecords(ask, '/consult/api/ua/keyword/page'))[0].hitCount.endsWith('k'),
  }),
  shape({
    id: 'related articles are bare identifiers',
    operationId: 'getHelpArticle',
    reply: inData('getHelpArticle', (data) => void (data.related = data.related.map(({ id }: Loose) => id))),
    probe: async (ask) => typeof (await dataOf(ask, '/content/api/ua/help/detail/he-1001')).related[0] === 'string',
  }),
  shape({
    id: 'the last day of an advertisement carries a time',
    operationId: 'listAds',
    reply: inEach('listAds', (each) => void (each.end += ' 23:59:59')),
    probe: async (ask) => {
      const data = await dataOf(ask, '/content/api/ua/xc/pc/list')
      return (data.records ?? data)[0].end.endsWith('23:59:59')
    },
  }),
  shape({
    id: 'the size of a certificate file is written for people',
    operationId: 'listElectricityCertificates',
    reply: inEach('listElectricityCertificates', ({ pdfFile }) => {
      if (pdfFile) pdfFile.size = `${(pdfFile.size / 1024).toFixed(1)} KB`
    }),
    probe: async (ask) =>
      (await recordsIn(ask, '/enterprise/api/member/en/electricity/list?enId=en-1001'))[0].pdfFile.size.endsWith('KB'),
  }),
  shape({
    id: 'who rates a facilitator is named in full',
    operationId: 'listShownFacilitatorEvaluations',
    reply: inEach('listShownFacilitatorEvaluations', (each) => {
      each.enNameMasked = each.enNameMasked.replaceAll(/\*+/g, '精密机械')
    }),
    probe: async (ask) => {
      const records = await shownRecords(ask, '/enterprise/api/ua/facilitator/evaluate?facilitatorId=fa-2001')
      return records.every(({ enNameMasked }) => !enNameMasked.includes('*'))
    },
  }),
  shape({
    id: 'the mask hides only the last digits of a telephone',
    operationId: 'getDemandDocking',
    reply: inData('getDemandDocking', ({ contactMasked }) => {
      if (contactMasked) contactMasked.contactTel = '1380000****'
    }),
    probe: async (ask) => {
      const { contactMasked } = await dataOf(ask, '/supanddem/api/customer/demand/docking/detail?id=dk-1001')
      return contactMasked.contactTel.endsWith('****')
    },
  }),
  shape({
    id: 'the completion is a number without its sign',
    operationId: 'getCurrentEnterpriseBasic',
    reply: inData('getCurrentEnterpriseBasic', (data) => void (data.completion = parseInt(data.completion, 10))),
    probe: async (ask) =>
      typeof (await dataOf(ask, '/policy/api/enterprise/sys/current/basic')).completion === 'number',
  }),
  shape({
    id: 'credit codes are in lower case',
    operationId: 'searchEnterprises',
    reply: inEach('searchEnterprises', (each) => void (each.creditCode = each.creditCode.toLowerCase())),
    probe: async (ask) =>
      /[a-z]/.test((await shownRecords(ask, '/enterprise/api/ua/en/lib/list?name=科技'))[0].creditCode),
  }),
  shape({
    id: 'types without unread messages are left out',
    operationId: 'countUnreadMessages',
    reply: inData('countUnreadMessages', (data) => {
      data.byType = Object.fromEntries(Object.entries(data.byType).filter(([, count]) => count !== 0))
    }),
    probe: async (ask) => !('SYSTEM' in (await dataOf(ask, '/message/api/msg/count')).byType),
  }),
  shape({
    id: 'the time of a visit is in milliseconds',
    operationId: 'listHistory',
    reply: inEach('listHistory', (each) => void (each.viewTime = Date.parse(`${each.viewTime.replace(' ', 'T')}Z`))),
    probe: async (ask) => Number.isInteger((await recordsIn(ask, '/message/api/history/list'))[0].viewTime),
  }),
]
