import { type Ask, type Defect, type Loose, changeBody, inData, onRequest, remembering } from '../../defect.ts'
import { state } from '../../groups.ts'

const supply = '/supanddem/api/customer'

const enId = async (ask: Ask) =>
  (await ask('/enterprise/api/member/en/list')).data.find((each: Loose) => each.bindAudit === 'PASS').enId as string

const achievement = async (ask: Ask, more: object = {}) =>
  (
    await ask(`${supply}/resource/save/achievement`, {
      body: { submit: false, enId: await enId(ask), title: '探针所发的草稿一条', ...more },
    })
  ).data.id as string

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const eightHoursBefore = (time: string) =>
  new Date(Date.parse(`${time.replace(' ', 'T')}Z`) - 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

const here = (time: string) => Date.parse(`${time.replace(' ', 'T')}+08:00`)

export const stateDefects: Defect[] = [
  state({
    id: 'what was just written is eight hours old',
    operationId: 'getMyDemand',
    reply: (returning, passing) => {
      inData('getMyDemand', (data) => {
        data.updateTime = eightHoursBefore(data.updateTime)
      })(returning, passing)
      inData('listMyDemands', (data) => {
        for (const each of data.records) each.updateTime = eightHoursBefore(each.updateTime)
      })(returning, passing)
    },
    probe: async (ask) => {
      const body = { submit: false, enId: await enId(ask), title: '探针所发的草稿一条', demandType: 'OTHER' }
      const { id } = (await ask(`${supply}/demand/save`, { body })).data
      return Date.now() - here((await ask(`${supply}/demand/myDetail?id=${id}`)).data.updateTime) > 7 * 3_600_000
    },
  }),
  state({
    id: 'signs are escaped before they are kept',
    operationId: 'saveAchievementResource',
    request: onRequest('saveAchievementResource', (passing) =>
      changeBody(passing, (body) => {
        for (const [name, text] of Object.entries(body))
          if (typeof text === 'string' && !text.includes('&amp;')) body[name] = escaped(text)
      }),
    ),
    probe: async (ask) => {
      const id = await achievement(ask, { title: '探针所发的研发 & 生产' })
      return (await ask(`${supply}/resource/myDetail?id=${id}`)).data.title.includes('&amp;')
    },
  }),
  state({
    id: 'one section takes another away',
    operationId: 'saveEnterpriseProject',
    ...remembering(
      () => ({ isGone: false }),
      (memory, returning, passing) => {
        const isSaved = returning.body.includes('"200"')
        if (passing.operationId === 'saveEnterpriseProject' && isSaved) memory.isGone = true
        if (passing.operationId === 'saveEnterprisePersonnel' && isSaved) memory.isGone = false
        inData('getEnterprisePersonnel', (data) => {
          if (memory.isGone) for (const name of Object.keys(data)) data[name] = null
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const own = await enId(ask)
      const was = (await ask(`/enterprise/api/member/en/personnel?enId=${own}`)).data.employeeAmount
      await ask(`/enterprise/api/member/en/save/project?enId=${own}`, {
        body: { projectTotalInvestAmount: 5, projectOpreateDate: '2027-01-01', projectState: 'PLANNING' },
      })
      return was > 0 && (await ask(`/enterprise/api/member/en/personnel?enId=${own}`)).data.employeeAmount === null
    },
  }),
  state({
    id: 'what was deleted is still listed',
    operationId: 'deleteResource',
    reply: (() => {
      const gone: string[] = []
      return (returning, passing) => {
        if (passing.operationId === 'deleteResource' && returning.body.includes('"200"'))
          gone.push(passing.url.searchParams.get('id') ?? '')
        inData('listMyResources', (data) => {
          const [first] = data.records
          const [id] = gone.slice(-1)
          if (first === undefined || id === undefined) return
          data.records = [{ ...first, id }, ...data.records.slice(0, data.size - 1)]
          data.total += 1
          data.pages = Math.ceil(data.total / data.size)
        })(returning, passing)
      }
    })(),
    probe: async (ask) => {
      const id = await achievement(ask)
      await ask(`${supply}/resource/delete?id=${id}`, { method: 'DELETE' })
      const { records } = (await ask(`${supply}/resource/myList`)).data
      return records.some((each: Loose) => each.id === id)
    },
  }),
  state({
    id: 'each kind of unread messages stays',
    operationId: 'countUnreadMessages',
    reply: (() => {
      let first: unknown
      return inData('countUnreadMessages', (data) => {
        first ??= data.byType
        data.byType = first
      })
    })(),
    probe: async (ask) => {
      await ask('/message/api/msg/count')
      const [{ id }] = (await ask('/message/api/msg/list?read=false')).data.records
      await ask(`/message/api/msg/read?id=${id}`, { method: 'POST' })
      const { total, byType } = (await ask('/message/api/msg/count')).data
      return Object.values(byType).reduce((sum: number, each) => sum + Number(each), 0) !== total
    },
  }),
]
