import { recordsIn } from '../../asked.ts'
import { type Defect, type Loose, type Passing, changeBody, inData, jsonReply, onRequest } from '../../defect.ts'
import { state } from '../../groups.ts'

const done = () => jsonReply({ returnCode: '200', data: null })

const parsed = (text: string): Loose => {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

const favorite = '/enterprise/api/member/facilitator/favorite'

const event = '/supanddem/api/ua/customer/event/detail?id=ev-1001'

const management = '/enterprise/api/member/en'

const tags = '/policy/api/customer/tag'

const robot = '/consult/api/ua/smart'

const history = '/message/api/history'

const member = 'Bearer contract-test-token'

const lastYear = new Date().getFullYear() - 1

/** A favourite that was removed is only marked as removed, and stands in the way of the next one. */
function favoriteOnlyOnce(): Defect {
  const removed = new Set<string>()
  const idOf = ({ pathname }: URL) => pathname.split('/').at(-1) ?? ''
  return state({
    id: 'a favourite that was removed cannot come back',
    operationId: 'addFacilitatorFavorite',
    request: onRequest('addFacilitatorFavorite', ({ url, headers }) =>
      removed.has(idOf(url)) && headers['authorization'] === member
        ? jsonReply({ returnCode: '4090', errorMessage: '您已收藏该服务商' })
        : undefined,
    ),
    reply: inData('deleteFacilitatorFavorite', (_, { url }) => {
      removed.add(idOf(url))
    }),
    probe: async (ask) => {
      const { id } = (await recordsIn(ask, '/enterprise/api/ua/facilitator/list?size=50')).at(-1)
      await ask(`${favorite}/${id}`, { method: 'POST' })
      await ask(`${favorite}/${id}`, { method: 'DELETE' })
      return (await ask(`${favorite}/${id}`, { method: 'POST' })).code === '4090'
    },
  })
}

/** Said again, an opinion replaces the one before (saveAnswerFeedback). */
function firstOpinionStays(): Defect {
  const given = new Set<string>()
  const keyOf = ({ headers, body }: Passing) => `${headers['authorization']} ${parsed(body).answerId}`
  return state({
    id: 'the first opinion on an answer stays',
    operationId: 'saveAnswerFeedback',
    request: onRequest('saveAnswerFeedback', (passing) =>
      typeof parsed(passing.body).useful === 'boolean' && given.has(keyOf(passing)) ? done() : undefined,
    ),
    reply: inData('saveAnswerFeedback', (_, passing) => {
      given.add(keyOf(passing))
    }),
    probe: async (ask) => {
      const sessionId = 'conformance-probe-0031'
      await ask(`${robot}/answer`, { body: { question: '首次认定高新技术企业有奖励吗？', sessionId } })
      const { answerId } = (await ask(`${robot}/answer`, { body: { question: '租房补助可以领多久？', sessionId } }))
        .data
      for (const useful of [true, false]) await ask(`${robot}/answer/feedback`, { body: { answerId, useful } })
      const { turns } = (await ask(`${robot}/session/detail?sessionId=${sessionId}`)).data
      return turns[1].useful === true
    },
  })
}

/** cancelEventSign: the places are free again. */
function takenPlaces(): Defect {
  const most = new Map<string, number>()
  return state({
    id: 'places of those who cancelled stay taken',
    operationId: 'cancelEventSign',
    reply: inData('getEventDetail', (data) => {
      data.signedCount = Math.max(data.signedCount, most.get(data.id) ?? 0)
      most.set(data.id, data.signedCount)
    }),
    probe: async (ask) => {
      const { signedCount } = (await ask(event)).data
      await ask('/supanddem/api/customer/event/sign/cancel?signId=es-1001', { method: 'PUT' })
      return (await ask(event)).data.signedCount === signedCount
    },
  })
}

/** addHistory: seen again, a thing has the new time. */
function oldTimeOfVisit(): Defect {
  const first = new Map<string, string>()
  return state({
    id: 'seen again, a thing keeps its old time',
    operationId: 'addHistory',
    reply: inData('listHistory', (data) => {
      for (const each of data.records) {
        const key = `${each.targetType} ${each.targetId}`
        each.viewTime = first.get(key) ?? each.viewTime
        first.set(key, each.viewTime)
      }
      data.records.sort((a: Loose, b: Loose) => (a.viewTime < b.viewTime ? 1 : -1))
    }),
    probe: async (ask) => {
      const isSeen = ({ targetId }: Loose) => targetId === 'at-1016'
      const { targetType, targetId, title, viewTime } = (await recordsIn(ask, `${history}/list?size=50`)).find(isSeen)
      await ask(`${history}/save`, { body: { targetType, targetId, title } })
      return (await recordsIn(ask, `${history}/list?size=50`)).find(isSeen).viewTime === viewTime
    },
  })
}

/** What becomes of a thing that is done again, in part, or for all at once. */
export const stateDefects: Defect[] = [
  favoriteOnlyOnce(),
  state({
    // MessageToRead: `all` for every unread message.
    id: 'reading all reads none',
    operationId: 'readMessage',
    request: onRequest('readMessage', ({ url, headers }) => {
      // One that has been read already takes the place of all.
      if (url.searchParams.get('id') === 'all' && headers['authorization'] === member)
        url.searchParams.set('id', 'm-u-1001-12')
    }),
    probe: async (ask) => {
      await ask('/message/api/msg/read?id=all', { method: 'POST' })
      return (await ask('/message/api/msg/count')).data.total > 0
    },
  }),
  firstOpinionStays(),
  takenPlaces(),
  state({
    // ManagementRecord: ten thousands of yuan (x-unit).
    id: 'amounts are kept in yuan',
    operationId: 'saveEnterpriseManagement',
    request: onRequest('saveEnterpriseManagement', (passing) =>
      changeBody(passing, ({ managementDTOList }: Loose) => {
        if (!Array.isArray(managementDTOList)) return
        for (const year of managementDTOList)
          for (const [name, value] of Object.entries(year ?? {}))
            if (name !== 'year' && typeof value === 'number' && value < 99_999_999) year[name] = value * 10_000
      }),
    ),
    probe: async (ask) => {
      const amounts = { totalAsset: 15_300, netProfit: 800, tax: 90, mainBusinessIncome: 12_000, developInput: 600 }
      const body = { enId: 'en-1001', managementDTOList: [{ year: lastYear, ...amounts }] }
      await ask(`${management}/save/management?enId=en-1001`, { body })
      const { managementDTOList } = (await ask(`${management}/management?enId=en-1001`)).data
      return managementDTOList[0].totalAsset === 153_000_000
    },
  }),
  state({
    // PolicySubscriptionRequest: what is not given stays as it was.
    id: 'settings that were left out fall back to the first ones',
    operationId: 'subscribeTags',
    request: onRequest('subscribeTags', (passing) =>
      changeBody(passing, (body) => {
        body['frequency'] ??= 'WEEKLY'
        body['channels'] ??= ['SITE']
        body['quietStart'] ??= '22:00'
        body['quietEnd'] ??= '08:00'
        body['deadlineRemind'] ??= [30, 7, 3, 1]
      }),
    ),
    probe: async (ask) => {
      const before = { tagIds: ['t-101'], frequency: 'DAILY', quietStart: '21:00', deadlineRemind: [5] }
      await ask(`${tags}/subscribe`, { body: before })
      await ask(`${tags}/subscribe`, { body: { tagIds: ['t-101', 't-102'] } })
      const { frequency, quietStart } = (await ask(`${tags}/mySubscribe`)).data
      return frequency === 'WEEKLY' && quietStart === '22:00'
    },
  }),
  oldTimeOfVisit(),
  state({
    // UploadedFile: the name as it was sent, read in UTF-8.
    id: 'name of an uploaded file read in the wrong alphabet',
    operationId: 'uploadFile',
    reply: inData('uploadFile', (file) => {
      if (/[^ -~]/.test(file.name)) file.name = Buffer.from(file.name, 'utf8').toString('latin1')
    }),
    probe: async (ask) => {
      const head = 'content-disposition: form-data; name="file"; filename="检测报告.pdf"'
      const rawBody = `--probe\r\n${head}\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.4\n%%EOF\n\r\n--probe--\r\n`
      const headers = { 'content-type': 'multipart/form-data; boundary=probe' }
      return !(await ask('/uaa/api/upload/file', { rawBody, headers })).data.name.includes('检测')
    },
  }),
]
