import { type Ask, type Defect, type Loose, changeBody, envelopeOf, onReply, onRequest, setJson } from '../../defect.ts'
import { validation } from '../../groups.ts'

const put = (ask: Ask, target: string, body: object) => ask(target, { method: 'PUT', body })

/** Constraints that were forgotten on the bean, or that something before them undoes. */
export const validationDefects: Defect[] = [
  validation({
    id: 'an unknown direction is the usual one',
    operationId: 'listMyDockingEvaluations',
    request: onRequest('listMyDockingEvaluations', ({ url }) => {
      if (!['GIVEN', 'RECEIVED'].includes(url.searchParams.get('direction') ?? '')) url.searchParams.delete('direction')
    }),
    probe: async (ask) => (await ask('/supanddem/api/customer/evaluation/myList?direction=BOTH')).code === '200',
  }),
  validation({
    id: 'talents of any age',
    operationId: 'createTalentMatchReport',
    write: true,
    request: onRequest('createTalentMatchReport', (passing) =>
      changeBody(passing, ({ person }) => {
        const { age } = (person ?? {}) as Loose
        if (Number.isInteger(age)) (person as Loose).age = Math.min(Math.max(age, 16), 100)
      }),
    ),
    probe: async (ask) => {
      const body = { enId: 'en-1001', person: { education: 'MASTER', age: 3 } }
      return (await ask('/policy/api/customer/policy/match/talent-report', { body })).code === '200'
    },
  }),
  validation({
    id: 'questions of any length have their like',
    operationId: 'suggestRobotQuestions',
    request: onRequest('suggestRobotQuestions', (passing) =>
      changeBody(passing, (body) => {
        if (typeof body['question'] === 'string') body['question'] = body['question'].slice(0, 200)
      }),
    ),
    probe: async (ask) => {
      const body = { question: '研发费用'.repeat(60), sessionId: 'probe-session-1' }
      return (await ask('/consult/api/ua/smart/ikQuestion', { body, as: 'visitor' })).code === '200'
    },
  }),
  validation({
    id: 'an opinion in one word',
    operationId: 'evaluateDemandDocking',
    write: true,
    request: onRequest('evaluateDemandDocking', (passing) =>
      changeBody(passing, (body) => {
        if (typeof body['content'] === 'string' && body['content'].length < 10) delete body['content']
      }),
    ),
    probe: async (ask) => {
      const scores = { quality: 5, speed: 5, price: 5, attitude: 5 }
      const body = { dockingId: 'dk-1002', overall: 5, scores, tags: [], content: '好', anonymous: false }
      return (await put(ask, '/supanddem/api/customer/demand/docking/demandEvaluate', body)).code === '200'
    },
  }),
  validation({
    id: 'a conversation under a name of any length',
    operationId: 'renameRobotSession',
    write: true,
    request: onRequest('renameRobotSession', (passing) =>
      changeBody(passing, (body) => {
        if (typeof body['title'] === 'string') body['title'] = body['title'].slice(0, 50)
      }),
    ),
    probe: async (ask) => {
      const sessionId = 'probe-session-of-a-member'
      await ask('/consult/api/ua/smart/answer', { body: { question: '研发费用加计扣除怎么算', sessionId } })
      const body = { sessionId, title: '名'.repeat(51) }
      return (await put(ask, '/consult/api/customer/smart/session/rename', body)).code === '200'
    },
  }),
  validation({
    id: 'slashes in a date are as good',
    operationId: 'listSubscribedPolicies',
    request: onRequest('listSubscribedPolicies', (passing) =>
      changeBody(passing, (body) => {
        if (/^\d{4}\/\d{2}\/\d{2}$/.test(String(body['publishFrom'])))
          body['publishFrom'] = String(body['publishFrom']).replaceAll('/', '-')
      }),
    ),
    probe: async (ask) => {
      const body = { publishFrom: '2026/01/31' }
      return (await ask('/policy/api/customer/policy/subscription/list', { body })).code === '200'
    },
  }),
  validation({
    id: 'nought recommendations are ten',
    operationId: 'listPolicyRecommendations',
    request: onRequest('listPolicyRecommendations', ({ url }) => {
      if (url.searchParams.get('size') === '0') url.searchParams.delete('size')
    }),
    probe: async (ask) => {
      const { id } = (await ask('/policy/api/ua/policy/list')).data.records[0]
      return (await ask(`/policy/api/ua/policy/recommend/${id}?size=0`, { as: 'visitor' })).code === '200'
    },
  }),
  validation({
    id: 'any text is a portrait',
    operationId: 'updatePhoto',
    write: true,
    reply: onReply('updatePhoto', (returning, passing) => {
      if (envelopeOf(returning)?.['returnCode'] !== '3000') return
      changeBody(passing, ({ image }) => {
        if (typeof image === 'string' && image !== '' && !/^(\/|https?:\/\/)/.test(image))
          setJson(returning, { returnCode: '200', data: null })
      })
    }),
    probe: async (ask) => (await put(ask, '/uaa/api/user/update/photo', { image: 'portrait' })).code === '200',
  }),
  validation({
    id: 'more patents than anybody can have',
    operationId: 'saveEnterpriseIntellectual',
    write: true,
    request: onRequest('saveEnterpriseIntellectual', (passing) =>
      changeBody(passing, (body) => {
        for (const [name, value] of Object.entries(body))
          if (typeof value === 'number') body[name] = Math.min(value, 1_000_000)
      }),
    ),
    probe: async (ask) => {
      const body = { patentCount: 1_000_001, trademarkCount: 0, softwareCount: 0 }
      return (await ask('/enterprise/api/member/en/save/intellectual?enId=en-1001', { body })).code === '200'
    },
  }),
]
