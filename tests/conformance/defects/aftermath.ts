import {
  changeBody,
  envelopeOf,
  inData,
  onReply,
  onRequest,
  setJson,
  type Ask,
  remembering,
  type Defect,
  type Loose,
} from '../defect.ts'

const records = async (ask: Ask, target: string): Promise<Loose[]> => (await ask(target)).data.records
const history = '/message/api/history/list'
const events = '/supanddem/api/ua/customer/event'
const tags = '/policy/api/customer/tag'
const session = 'conformance-probe-0001'
const enId = async (ask: Ask) =>
  (await ask('/enterprise/api/member/en/list')).data.find((each: Loose) => each.bindAudit === 'PASS').enId as string

/** Seeded when the laws for the others of these rooms had been made, and before any was made for these. */
export const aftermathDefects: Defect[] = [
  {
    id: 'scores within are not checked',
    group: 'validation',
    operationId: 'createFacilitatorEvaluation',
    write: true,
    request: onRequest('createFacilitatorEvaluation', (passing) =>
      changeBody(passing, ({ scores }: Loose) => {
        if (scores?.quality > 5) scores.quality = 5
      }),
    ),
    probe: async (ask) => {
      const scores = { quality: 9, speed: 5, price: 5, attitude: 5 }
      const body = { facilitatorId: 'fa-2001', dockingId: 'fd-0', overall: 5, scores, tags: [], anonymous: false }
      return (await ask('/enterprise/api/member/facilitator/evaluate', { body })).code !== '3000'
    },
  },
  {
    id: 'what is wrong is HTTP 400',
    group: 'refusals',
    operationId: 'searchEnterprises',
    reply: onReply('searchEnterprises', (returning) => {
      if (envelopeOf(returning)?.['returnCode'] === '3000') returning.status = 400
    }),
    probe: async (ask) => (await ask('/enterprise/api/ua/en/lib/list?name=a&size=0')).status === 400,
  },
  {
    id: 'the words of the framework',
    group: 'refusals',
    operationId: 'getCalendarYear',
    reply: onReply('getCalendarYear', (returning) => {
      const envelope = envelopeOf(returning)
      if (envelope?.['returnCode'] !== '3000') return
      const data = (envelope['data'] as Loose[]).map((each) => ({ ...each, errorMessage: 'must not be null' }))
      setJson(returning, { ...envelope, data })
    }),
    probe: async (ask) => (await ask('/policy/api/ua/calendar/year')).text.includes('must not be null'),
  },
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
      (await records(ask, `${events}/page?size=50`)).some(
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
      const [{ id }] = await records(ask, `${events}/page`)
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
      const [{ id }] = await records(ask, '/content/api/ua/notice/pc/list')
      return (await ask(`/content/api/ua/notice/pc/detail/${id}`)).data.content.includes('<script')
    },
  },
  {
    id: 'a detail counts what is over',
    group: 'relations',
    operationId: 'getPolicySubject',
    reply: inData('getPolicySubject', (data) => {
      data.policyCount += 2
    }),
    probe: async (ask) => {
      const [{ id, policyCount }] = await records(ask, '/policy/api/ua/subject/list')
      return (await ask(`/policy/api/ua/subject/details/${id}`)).data.policyCount !== policyCount
    },
  },
  {
    id: 'two lists count a tag differently',
    group: 'relations',
    operationId: 'getTopTags',
    reply: inData('getTopTags', (data) => {
      for (const each of data) each.policyCount += 5
    }),
    probe: async (ask) => {
      const [{ tagId, policyCount }] = (await ask(`${tags}/getTags`)).data
      return (await ask(`${tags}/list`)).data.find((each: Loose) => each.tagId === tagId).policyCount !== policyCount
    },
  },
  {
    id: 'who wanted no name has one',
    group: 'access',
    operationId: 'listShownFacilitatorEvaluations',
    reply: inData('listShownFacilitatorEvaluations', (data) => {
      for (const each of data.records) each.enNameMasked = '泰兴市聚能传动有限公司'
    }),
    probe: async (ask) =>
      (await records(ask, '/enterprise/api/ua/facilitator/evaluate?facilitatorId=fa-2001')).every(
        ({ enNameMasked }) => !enNameMasked.includes('*'),
      ),
  },
  {
    id: 'the first member is signed up for all',
    group: 'access',
    operationId: 'listMyEventSigns',
    request: onRequest('listMyEventSigns', ({ headers }) => {
      if (headers['authorization']?.includes('second') === true) headers['authorization'] = 'Bearer contract-test-token'
    }),
    probe: async (ask) => {
      const own = await records(ask, '/supanddem/api/customer/event/myList')
      const theirs = (await ask('/supanddem/api/customer/event/myList', { as: 'stranger' })).data.records
      return own.length > 0 && own[0].signId === theirs[0]?.signId
    },
  },
  {
    id: 'a batch replaces what was there',
    group: 'state',
    operationId: 'addTag',
    write: true,
    reply: inData('listTags', (data) => {
      const chosen = data.filter(({ subscribed }: Loose) => subscribed)
      for (const each of chosen.slice(0, -1)) each.subscribed = false
    }),
    probe: async (ask) => {
      const free = (await ask(`${tags}/list`)).data.filter(({ subscribed }: Loose) => !subscribed)
      await ask(`${tags}/add`, { body: { tagId: free[0].tagId } })
      await ask(`${tags}/add`, { body: { tagId: free[1].tagId } })
      const after = (await ask(`${tags}/list`)).data.filter(({ subscribed }: Loose) => subscribed)
      return after.length === 1
    },
  },
  {
    id: 'a deletion takes the others along',
    group: 'state',
    operationId: 'deleteHistory',
    write: true,
    ...remembering(
      () => ({ isGone: false }),
      (memory, returning, passing) => {
        if (passing.operationId === 'addHistory') memory.isGone = false
        if (passing.operationId === 'deleteHistory' && returning.body.includes('"200"')) memory.isGone = true
        inData('listHistory', (data) => {
          if (memory.isGone) Object.assign(data, { records: [], total: 0, pages: 0 })
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const [{ id }] = await records(ask, history)
      await ask(`/message/api/history/delete?ids=${id}`, { method: 'DELETE' })
      return (await records(ask, history)).length === 0
    },
  },
  {
    id: 'a new title is not in the list',
    group: 'state',
    operationId: 'renameRobotSession',
    write: true,
    reply: (() => {
      const titles = new Map<string, unknown>()
      return inData('pageRobotSessions', (data) => {
        for (const each of data.records) {
          if (!titles.has(each.sessionId)) titles.set(each.sessionId, each.title)
          each.title = titles.get(each.sessionId)
        }
      })
    })(),
    probe: async (ask) => {
      await ask('/consult/api/ua/smart/answer', { body: { question: '高企奖励', sessionId: session } })
      await ask('/consult/api/customer/smart/session/page')
      const body = { sessionId: session, title: '改过的题目' }
      await ask('/consult/api/customer/smart/session/rename', { method: 'PUT', body })
      const listed = await records(ask, '/consult/api/customer/smart/session/page')
      return listed.length > 0 && listed.every(({ title }) => title !== '改过的题目')
    },
  },
  {
    id: 'a refresh token outlives the logout',
    group: 'account',
    operationId: 'logout',
    write: true,
    reply: onReply('refreshTokens', (returning) => {
      if (returning.status !== 401) return
      returning.status = 200
      setJson(returning, { returnCode: '200', data: { access_token: 'x-1', refresh_token: 'x-2' } })
    }),
    probe: async (ask) => {
      await ask('/uaa/api/logout', { method: 'POST' })
      return (
        (await ask('/uaa/api/refresh-token', { body: { refreshToken: 'example-refresh-token-0001' } })).code === '200'
      )
    },
  },
  {
    id: 'a mark before the text',
    group: 'http',
    operationId: 'getElectricityTemplate',
    reply: onReply('getElectricityTemplate', (returning) => {
      returning.body = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), returning.body])
    }),
    probe: async (ask) => (await ask('/enterprise/api/ua/en/electricity/template')).bytes[0] === 0xef,
  },
  {
    id: 'another method is not found',
    group: 'http',
    operationId: 'listAds',
    reply: (returning, { url }) => {
      if (url.pathname === '/content/api/ua/xc/pc/list' && returning.status === 405) returning.status = 404
    },
    probe: async (ask) => (await ask('/content/api/ua/xc/pc/list', { method: 'PATCH' })).status === 404,
  },
  {
    id: 'two editions are the current one',
    group: 'rules',
    operationId: 'listToolRules',
    reply: inData('listToolRules', (data) => {
      for (const each of data) each.current = true
    }),
    probe: async (ask) => {
      const all: Loose[] = (await ask('/consult/api/ua/tool/rule/list')).data
      return all.filter(({ toolCode, current }) => toolCode === 'SRDI' && current).length > 1
    },
  },
  {
    id: 'a trial calculates otherwise',
    group: 'rules',
    operationId: 'previewToolResult',
    reply: inData('previewToolResult', (data) => {
      if (data.scale?.scaleClass === 'SMALL') data.scale.scaleClass = 'MICRO'
    }),
    probe: async (ask) => {
      const inputs = { industry: 'AGRI', operatingIncome: 60 }
      const tried = (await ask('/consult/api/ua/tool/preview', { body: { scale: inputs }, as: 'visitor' })).data.scale
      const body = { inputs, enId: await enId(ask) }
      return tried.scaleClass !== (await ask('/consult/api/customer/eva/en/size', { body })).data.scale.scaleClass
    },
  },
]
