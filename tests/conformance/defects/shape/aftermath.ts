import { recordsIn } from '../../asked.ts'
import { type Defect, envelopeOf, inData, onReply, setJson } from '../../defect.ts'

const events = '/supanddem/api/ua/customer/event'

export const shapeDefects: Defect[] = [
  {
    id: 'a group without anything is null',
    group: 'shape',
    operationId: 'listHelpArticles',
    reply: inData('listHelpArticles', (data) => {
      if (data.length > 1) data.at(-1).articles = null
    }),
    probe: async (ask) => (await ask('/content/api/ua/help/list')).data.at(-1).articles === null,
  },
  {
    id: 'the envelope of the framework',
    group: 'shape',
    operationId: 'listProvinces',
    reply: onReply('listProvinces', (returning) => {
      const envelope = envelopeOf(returning)
      if (envelope?.['returnCode'] === '200')
        setJson(returning, { ...envelope, success: true, timestamp: 1_764_000_000_000 })
    }),
    probe: async (ask) => (await ask('/uaa/api/states/provinces')).text.includes('"timestamp"'),
  },
  {
    id: 'an event that is over goes on',
    group: 'shape',
    operationId: 'pageEvents',
    reply: inData('pageEvents', (data) => {
      for (const each of data.records) if (each.state === 'FINISHED') each.state = 'ONGOING'
    }),
    probe: async (ask) =>
      (await recordsIn(ask, `${events}/page?size=50`)).some(
        ({ state, endTime }) => state === 'ONGOING' && Date.parse(`${endTime.replace(' ', 'T')}+08:00`) < Date.now(),
      ),
  },
  {
    id: 'more have signed up than may',
    group: 'shape',
    operationId: 'getEventDetail',
    reply: inData('getEventDetail', (data) => {
      data.signedCount += data.quota
    }),
    probe: async (ask) => {
      const [{ id }] = await recordsIn(ask, `${events}/page`)
      const { signedCount, quota } = (await ask(`${events}/detail?id=${id}`)).data
      return signedCount > quota
    },
  },
  {
    id: 'a script in a text',
    group: 'shape',
    operationId: 'getNotice',
    reply: inData('getNotice', (data) => {
      data.content += '<script>alert(1)</script>'
    }),
    probe: async (ask) => {
      const [{ id }] = await recordsIn(ask, '/content/api/ua/notice/pc/list')
      return (await ask(`/content/api/ua/notice/pc/detail/${id}`)).data.content.includes('<script')
    },
  },
]
