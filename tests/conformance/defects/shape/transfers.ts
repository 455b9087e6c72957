import { type Defect, type Loose, inData } from '../../defect.ts'
import { shape } from '../../groups.ts'

const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII='

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const lowered = (name: string) => name.toLowerCase()

const renamed = (record: Loose, by: (name: string) => string): Loose =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [by(name), value]))

/** Objects that a service hands on in a form of its own: other names, other wrapping, gaps where a query found nothing. */
export const shapeDefects: Defect[] = [
  shape({
    id: 'a page of topics as the plug-in for pages has it',
    operationId: 'listPolicySubjects',
    reply: inData('listPolicySubjects', ({ records, total, size, current, pages }) => ({
      list: records,
      total,
      pageSize: size,
      pageNum: current,
      pages,
    })),
    probe: async (ask) => (await ask('/policy/api/ua/subject/list')).data.records === undefined,
  }),
  shape({
    id: 'columns of a topic as they are called in the table',
    operationId: 'getPolicySubject',
    reply: inData('getPolicySubject', (subject) => renamed(subject, snake)),
    probe: async (ask) => (await ask('/policy/api/ua/subject/details/s-106')).data.theme_type === 'PERIOD',
  }),
  shape({
    id: 'only months in which something happens',
    operationId: 'getCalendarYear',
    reply: inData('getCalendarYear', (year) => {
      year.months = year.months.filter((month: Loose) => month.startCount + month.endCount + month.activityCount > 0)
    }),
    probe: async (ask) => (await ask('/policy/api/ua/calendar/year?year=2026')).data.months.length < 12,
  }),
  shape({
    id: 'hot tags in a map',
    operationId: 'queryHotTags',
    reply: inData('queryHotTags', (tags) => Object.fromEntries(tags.map((tag: Loose) => [tag.tag, tag]))),
    probe: async (ask) => !Array.isArray((await ask('/policy/api/ua/tag/hot/query')).data),
  }),
  shape({
    id: 'dictionaries under names in small letters',
    operationId: 'listMultipleDictValues',
    reply: inData('listMultipleDictValues', (lists) => renamed(lists, lowered)),
    probe: async (ask) => 'en_type' in (await ask('/uaa/api/dict/value/multiple?typeCodes=EN_TYPE')).data,
  }),
  shape({
    id: 'the picture itself where its address belongs',
    operationId: 'createGraphCaptcha',
    reply: inData('createGraphCaptcha', (captcha) => {
      captcha.imageSrc = picture
    }),
    probe: async (ask) => {
      const reply = await ask('/uaa/api/register/captcha/graph', { method: 'POST', as: 'visitor' })
      return reply.data.imageSrc.startsWith('data:')
    },
  }),
  shape({
    id: 'an empty link leads nowhere',
    operationId: 'transformMessage',
    reply: inData('transformMessage', (target) => {
      target.link ??= ''
    }),
    probe: async (ask) => (await ask('/message/api/msg/transform?id=m-u-1001-8', { method: 'POST' })).data.link === '',
  }),
  shape({
    id: 'levels of an attribute as code and name',
    operationId: 'listAttributeLevels',
    reply: inData('listAttributeLevels', (levels) =>
      levels.map(({ level, levelStr }: Loose) => ({ code: level, name: levelStr })),
    ),
    probe: async (ask) => {
      const code = encodeURIComponent('瞪羚企业')
      const target = `/enterprise/api/ua/policy/attribute/level?parent=PO_QUALIFICATIONS&code=${code}`
      return (await ask(target)).data[0].code === 'NATIONAL'
    },
  }),
  shape({
    id: 'a score of nought before there are three',
    operationId: 'getFacilitator',
    reply: inData('getFacilitator', (facilitator) => {
      facilitator.avgScore ??= 0
    }),
    probe: async (ask) => (await ask('/enterprise/api/ua/facilitator/fa-2008')).data.avgScore === 0,
  }),
  shape({
    id: 'null for a demand of every region',
    operationId: 'getDemand',
    reply: inData('getDemand', (demand) => {
      if (demand.expectRegion.length === 0) demand.expectRegion = null
    }),
    probe: async (ask) => (await ask('/supanddem/api/ua/show/demand/detail?id=de-1016')).data.expectRegion === null,
  }),
  shape({
    id: 'counties by their statistical code',
    operationId: 'listCounties',
    reply: inData('listCounties', (counties) => {
      for (const county of counties) county.code = county.code.padEnd(12, '0')
    }),
    probe: async (ask) => (await ask('/uaa/api/states/provinces/cities/321200/counties')).data[0].code.length === 12,
  }),
]
