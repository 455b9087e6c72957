import { type Defect, type Loose, inData, onReply } from '../../defect.ts'
import { shape } from '../../groups.ts'

const first = (data: Loose) => data.records[0]

const garbled = (text: string) => Buffer.from(text, 'utf8').toString('latin1')

/** The target of a detail, with the first id of a list. */
const detail = (list: string, target: (id: string) => string) => async (ask: Parameters<Defect['probe']>[0]) =>
  ask(target((await ask(list)).data.records[0].id))

const facilitator = detail('/enterprise/api/ua/facilitator/list', (id) => `/enterprise/api/ua/facilitator/${id}`)

const year = new Date().getFullYear()

/** They fit their schemas, and yet cannot be. */
export const shapeDefects: Defect[] = [
  shape({
    id: 'thirtieth of February',
    operationId: 'getCalendarMonth',
    reply: inData('getCalendarMonth', (data) => void data.days.forEach((each: Loose) => (each.date = '2026-02-30'))),
    probe: async (ask) =>
      (await ask(`/policy/api/ua/calendar/month?year=${year}&month=3`)).data.days.some(
        (each: Loose) => each.date === '2026-02-30',
      ),
  }),
  shape({
    id: 'thirteenth month',
    operationId: 'listToolRules',
    reply: inData('listToolRules', (data) => void (data[0].effectiveFrom = '2026-13-01')),
    probe: async (ask) => (await ask('/consult/api/ua/tool/rule/list')).data[0].effectiveFrom === '2026-13-01',
  }),
  shape({
    id: 'mojibake',
    operationId: 'getFacilitator',
    reply: inData('getFacilitator', (data) => void (data.slogan = garbled(data.slogan).slice(0, 60))),
    probe: async (ask) => !/\p{Script=Han}/u.test((await facilitator(ask)).data.slogan),
  }),
  shape({
    id: 'ends before it starts',
    operationId: 'listAds',
    reply: inData(
      'listAds',
      (data) => void data.forEach((each: Loose) => ([each.start, each.end] = [each.end, each.start])),
    ),
    probe: async (ask) => (await ask('/content/api/ua/xc/pc/list')).data.some((each: Loose) => each.start > each.end),
  }),
  shape({
    id: 'same id twice',
    operationId: 'listDictValues',
    reply: inData('listDictValues', (data) => void data.forEach((each: Loose) => (each.id = data[0].id))),
    probe: async (ask) => {
      const { data } = await ask('/uaa/api/dict/value?typeCode=EN_TYPE')
      return data[0].id === data[1].id
    },
  }),
  shape({
    id: 'three decimals',
    operationId: 'getEnterpriseManagement',
    reply: inData(
      'getEnterpriseManagement',
      (data) => void data.managementDTOList.forEach((each: Loose) => (each.totalAsset = 1234.5678)),
    ),
    probe: async (ask) => {
      const [own] = (await ask('/enterprise/api/member/en/list')).data
      return (await ask(`/enterprise/api/member/en/management?enId=${own.enId}`)).data.managementDTOList.some(
        (each: Loose) => each.totalAsset === 1234.5678,
      )
    },
  }),
  shape({
    id: 'undefined as text',
    operationId: 'listIndustryCategories',
    reply: inData('listIndustryCategories', (data) => void (data[0].name = 'undefined')),
    probe: async (ask) =>
      (await ask('/supanddem/api/ua/show/category/industryCategoryList')).data[0].name === 'undefined',
  }),
  shape({
    id: 'path of a disk',
    operationId: 'getAd',
    reply: inData('getAd', (data) => void (data.image = 'C:\\ad.png')),
    probe: async (ask) => {
      const [ad] = (await ask('/content/api/ua/xc/pc/list')).data
      return (await ask(`/content/api/ua/xc/pc/detail/${ad.id}`)).data.image.startsWith('C:')
    },
  }),
  shape({
    id: 'label of another level',
    operationId: 'listTodayDeclarations',
    reply: inData(
      'listTodayDeclarations',
      (data) => void data.records.forEach((each: Loose) => (each.levelDesc = '镇级')),
    ),
    probe: async (ask) => first((await ask('/policy/api/ua/policy/today-declare')).data).levelDesc === '镇级',
  }),
  shape({
    id: 'remaining days off by one',
    operationId: 'pageShownDeclarations',
    reply: inData(
      'pageShownDeclarations',
      (data) =>
        void data.records.forEach((each: Loose) => {
          if (each.remainDays > 0) each.remainDays += 1
        }),
    ),
    probe: async (ask) => {
      const { records } = (await ask('/policy/api/declare/show/page')).data
      const one = records.find((each: Loose) => each.remainDays > 1)
      return (
        Math.round(
          (Date.parse(one.end) - Date.parse(new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10))) /
            86_400_000,
        ) !== one.remainDays
      )
    },
  }),
  shape({
    id: 'half a picture',
    operationId: 'getGraphCaptcha',
    reply: onReply('getGraphCaptcha', (returning) => {
      returning.body = returning.body.subarray(0, returning.body.length / 2)
    }),
    probe: async (ask) => {
      const { captchaCodeId } = (await ask('/uaa/api/register/captcha/graph', { method: 'POST' })).data
      return !(await ask(`/uaa/api/register/captcha/graph/${captchaCodeId}`)).text.includes('</svg>')
    },
  }),
  shape({
    id: 'code that is no picture',
    operationId: 'getAppletCode',
    reply: inData('getAppletCode', (data) => {
      data.imageSrc = `${data.imageSrc.split(',')[0]},${Buffer.from('no picture at all').toString('base64')}`
    }),
    probe: async (ask) => {
      const id = first((await ask('/policy/api/ua/policy/list')).data).id as string
      const { data } = await ask(`/policy/api/ua/applet/code?id=${id}`)
      return Buffer.from(data.imageSrc.split(',')[1], 'base64').toString() === 'no picture at all'
    },
  }),
  shape({
    id: 'cover that is not there',
    operationId: 'listPolicySubjects',
    reply: inData('listPolicySubjects', (data) => {
      for (const each of data.records) each.cover = '/uaa/api/download/file?filePath=f-gone&fileName=gone.png'
    }),
    probe: async (ask) => {
      const { cover } = first((await ask('/policy/api/ua/subject/list')).data)
      return (await ask(cover, { as: 'visitor' })).status === 404
    },
  }),
]
