import { changeBody, inData, jsonReply, onReply, onRequest, type Defect, type Loose, type Passing } from '../defect.ts'

const state = (defect: Omit<Defect, 'group' | 'write'>): Defect => ({ ...defect, group: 'state', write: true })
const done = jsonReply({ returnCode: '200', data: null })
const fake = (operationId: string) =>
  onRequest(operationId, ({ headers }) =>
    headers['authorization']?.includes('contract-test') === true
      ? { ...done, headers: { ...done.headers } }
      : undefined,
  )
/** A refusal becomes a success. */
const forgiving = (operationId: string, code: string) =>
  onReply(operationId, (returning) => {
    if (returning.body.includes(`"${code}"`)) returning.body = Buffer.from(done.body)
  })
type AskIt = Parameters<Defect['probe']>[0]
const policyOf = async (ask: AskIt) => {
  const { records } = (await ask('/policy/api/ua/policy/list?size=50')).data
  const own = new Set(
    (await ask('/policy/api/customer/policy/favorite/list?size=50')).data.records.map((each: Loose) => each.targetId),
  )
  return records.find(({ id }: Loose) => !own.has(id)).id as string
}
const enId = async (ask: AskIt) => (await ask('/enterprise/api/member/en/list')).data[0].enId as string
const draft = async (ask: AskIt) => ({
  submit: false,
  enId: (await ask('/enterprise/api/member/en/list')).data.find((each: Loose) => each.bindAudit === 'PASS').enId,
  title: '探针所发的草稿一条',
  demandType: 'OTHER',
})
const saveDraft = async (ask: AskIt) =>
  (await ask('/supanddem/api/customer/demand/save', { body: await draft(ask) })).data.id as string

export const stateDefects: Defect[] = [
  state({
    id: 'favourite is not kept',
    operationId: 'addPolicyFavorite',
    request: fake('addPolicyFavorite'),
    probe: async (ask) => {
      const id = await policyOf(ask)
      await ask(`/policy/api/customer/policy/favorite/${id}`, { method: 'POST' })
      return !(await ask('/policy/api/customer/policy/favorite/list?size=50')).data.records.some(
        (each: Loose) => each.targetId === id,
      )
    },
  }),
  state({
    id: 'favourite is not taken away',
    operationId: 'deleteContentFavorite',
    request: fake('deleteContentFavorite'),
    probe: async (ask) => {
      const [news] = (await ask('/content/api/ua/notice/pc/list')).data.records
      await ask('/content/api/customer/favorite', { body: { targetType: 'NEWS', targetId: news.id } })
      const [one] = (await ask('/content/api/customer/favorite/list')).data.records
      await ask(`/content/api/customer/favorite?targetType=${one.targetType}&targetId=${one.targetId}`, {
        method: 'DELETE',
      })
      return (await ask('/content/api/customer/favorite/list?size=50')).data.records.some(
        ({ id }: Loose) => id === one.id,
      )
    },
  }),
  state({
    id: 'favourite twice',
    operationId: 'addInvestmentFavorite',
    reply: forgiving('addInvestmentFavorite', '4090'),
    probe: async (ask) => {
      const [house] = (await ask('/investment/ua/showResource/listByType?type=HOUSE')).data.records
      await ask('/investment/api/customer/favorite', { body: { targetType: 'HOUSE', targetId: house.id } })
      const [one] = (await ask('/investment/api/customer/favorite/list')).data.records
      return (
        (
          await ask('/investment/api/customer/favorite', {
            body: { targetType: one.targetType, targetId: one.targetId },
          })
        ).code === '200'
      )
    },
  }),
  state({
    id: 'delete twice',
    operationId: 'deleteFacilitatorFavorite',
    reply: forgiving('deleteFacilitatorFavorite', '4040'),
    probe: async (ask) =>
      (await ask('/enterprise/api/member/facilitator/favorite/nobody-knows', { method: 'DELETE' })).code === '200',
  }),
  state({
    id: 'title is cut',
    operationId: 'saveDemand',
    request: onRequest('saveDemand', (passing) =>
      changeBody(passing, (body) => void (body['title'] = String(body['title']).slice(0, 6))),
    ),
    probe: async (ask) =>
      (await ask(`/supanddem/api/customer/demand/myDetail?id=${await saveDraft(ask)}`)).data.title.length === 6,
  }),
  state({
    id: 'deleted demand stays',
    operationId: 'deleteDemand',
    request: fake('deleteDemand'),
    probe: async (ask) => {
      const id = await saveDraft(ask)
      await ask(`/supanddem/api/customer/demand/delete?id=${id}`, { method: 'DELETE' })
      return (await ask(`/supanddem/api/customer/demand/myDetail?id=${id}`)).code === '200'
    },
  }),
  state({
    id: 'draft is shown to all',
    operationId: 'getDemand',
    reply: (() => {
      let own = ''
      return (returning, passing) => {
        if (passing.operationId === 'getMyDemand' && returning.body.includes('"DRAFT"')) own = returning.body.toString()
        const id = passing.url.searchParams.get('id')
        if (passing.operationId === 'getDemand' && id !== null && own.includes(`"${id}"`))
          returning.body = Buffer.from(own)
      }
    })(),
    probe: async (ask) => {
      const id = await saveDraft(ask)
      await ask(`/supanddem/api/customer/demand/myDetail?id=${id}`)
      return (await ask(`/supanddem/api/ua/show/demand/detail?id=${id}`, { as: 'visitor' })).text.includes('探针所发')
    },
  }),
  state({
    id: 'staff is not saved',
    operationId: 'saveEnterprisePersonnel',
    request: onRequest('saveEnterprisePersonnel', (passing) =>
      changeBody(passing, (body) => void (body['overDoctorAmount'] = 1)),
    ),
    probe: async (ask) => {
      const own = await enId(ask)
      await ask(`/enterprise/api/member/en/save/personnel?enId=${own}`, {
        body: {
          employeeAmount: 99,
          overCollegeAmount: 50,
          overBachelorAmount: 40,
          overMasterAmount: 9,
          overDoctorAmount: 3,
        },
      })
      return (await ask(`/enterprise/api/member/en/personnel?enId=${own}`)).data.overDoctorAmount === 1
    },
  }),
  state({
    id: 'setting is not kept',
    operationId: 'setHistorySetting',
    request: onRequest('setHistorySetting', (passing) => changeBody(passing, (body) => void (body['enabled'] = true))),
    probe: async (ask) => {
      await ask('/message/api/history/setting', { method: 'PUT', body: { enabled: false } })
      return (await ask('/message/api/history/setting')).data.enabled
    },
  }),
  state({
    id: 'message stays unread',
    operationId: 'readMessage',
    request: fake('readMessage'),
    probe: async (ask) => {
      const [one] = (await ask('/message/api/msg/list?read=false')).data.records
      await ask(`/message/api/msg/read?id=${one.id}`, { method: 'POST' })
      return (await ask('/message/api/msg/list?read=false')).data.records.some(({ id }: Loose) => id === one.id)
    },
  }),
  state({
    id: 'calculation is not listed',
    operationId: 'evaluateEnterpriseSize',
    reply: inData('evaluateEnterpriseSize', (data) => {
      if (data.id !== null) data.id = 'tr-0'
    }),
    probe: async (ask) => {
      const { data } = await ask('/consult/api/customer/eva/en/size', {
        body: { enId: await enId(ask), inputs: { industry: 'INDUSTRY', employeeAmount: 20 } },
      })
      return !(await ask('/consult/api/customer/tool/history/list')).data.records.some(
        ({ id }: Loose) => id === data.id,
      )
    },
  }),
  state({
    id: 'statistics forget drafts',
    operationId: 'getMySupplyDemandStats',
    reply: inData(
      'getMySupplyDemandStats',
      (data) => void (data.demands = data.demands.filter(({ status }: Loose) => status !== 'DRAFT')),
    ),
    probe: async (ask) => {
      await saveDraft(ask)
      return !(await ask('/supanddem/api/customer/statistics')).data.demands.some(
        ({ status }: Loose) => status === 'DRAFT',
      )
    },
  }),
  state({
    id: 'file of another size',
    operationId: 'uploadFile',
    reply: inData('uploadFile', (data) => void (data.size += 7)),
    probe: async () => true,
  }),
  state({
    id: 'tag twice',
    operationId: 'addTag',
    reply: forgiving('addTag', '4090'),
    probe: async (ask) => {
      const one = (await ask('/policy/api/customer/tag/list')).data.find(({ subscribed }: Loose) => !subscribed)
      await ask('/policy/api/customer/tag/add', { body: { tagId: one.tagId } })
      return (await ask('/policy/api/customer/tag/add', { body: { tagId: one.tagId } })).code === '200'
    },
  }),
]

const account = (defect: Omit<Defect, 'group'>): Defect => ({ ...defect, group: 'account' })
const search = '/policy/api/ua/policy/search-list'
const signIn = jsonReply({
  returnCode: '200',
  data: { access_token: 'contract-test-token', refresh_token: 'example-refresh-token-0001' },
})
/** Signs for the gateway what the caller has not signed. */
const unsigned = (when: (passing: Passing) => boolean) =>
  onRequest('searchPolicies', (passing) =>
    when(passing)
      ? jsonReply({
          returnCode: '200',
          data: {
            records: [],
            total: 0,
            size: 10,
            current: 1,
            pages: 0,
            facets: {
              level: [],
              department: [],
              category: [],
              supportMode: [],
              enjoyMode: [],
              industry: [],
              scale: [],
              declareState: [],
            },
          },
        })
      : undefined,
  )
const stale = (passing: Passing) => Math.abs(Date.now() - Number(passing.headers['timestamp'])) > 300_000
const signature = { sign: 'A'.repeat(64), timestamp: '1600000000000', nonce: 'abcdefgh12345678' }

export const accountDefects: Defect[] = [
  account({
    id: 'no signature needed',
    operationId: 'searchPolicies',
    request: unsigned(({ headers }) => headers['sign'] === undefined),
    probe: async (ask) => (await ask(search)).code === '200',
  }),
  account({
    id: 'stale signature',
    operationId: 'searchPolicies',
    request: unsigned(stale),
    probe: async (ask) => (await ask(search, { headers: signature })).code === '200',
  }),
  account({
    id: 'every token is valid',
    operationId: 'checkToken',
    reply: inData('checkToken', (data) => void Object.assign(data, { valid: true, expiresIn: 60 })),
    probe: async (ask) =>
      (await ask('/uaa/api/token-check', { body: { token: 'nobody-knows-this-token' } })).data.valid,
  }),
  account({
    id: 'any code signs in',
    operationId: 'loginByPhone',
    write: true,
    request: onRequest('loginByPhone', () => ({ ...signIn })),
    probe: async (ask) =>
      (await ask('/uaa/login-phone?tel=19900000001&verifyCode=000000', { method: 'POST' })).code === '200',
  }),
  account({
    id: 'any code resets a password',
    operationId: 'resetForgottenPassword',
    write: true,
    request: onRequest('resetForgottenPassword', ({ body }) => (body.includes('verifyCode') ? { ...done } : undefined)),
    probe: async (ask) =>
      (
        await ask('/uaa/api/ua/password/forgot', {
          method: 'PUT',
          body: { tel: '19900000001', verifyCode: '000000', password: 'Portal@2026' },
        })
      ).code === '200',
  }),
  account({
    id: 'any refresh token',
    operationId: 'refreshTokens',
    write: true,
    request: onRequest('refreshTokens', ({ body }) => (body.includes('nobody') ? { ...signIn } : undefined)),
    probe: async (ask) =>
      (await ask('/uaa/api/refresh-token', { body: { refreshToken: 'nobody-knows-this-token' } })).code === '200',
  }),
  account({
    id: 'captcha is written out',
    operationId: 'getGraphCaptcha',
    reply: onReply(
      'getGraphCaptcha',
      (returning) =>
        void (returning.body = Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg"><text x="1" y="9">K7QD</text></svg>',
        )),
    ),
    probe: async (ask) =>
      (
        await ask(
          `/uaa/api/register/captcha/graph/${(await ask('/uaa/api/register/captcha/graph', { method: 'POST' })).data.captchaCodeId}`,
        )
      ).text.includes('K7QD'),
  }),
  account({
    id: 'logout leaves the session',
    operationId: 'logout',
    write: true,
    request: onRequest('logout', ({ headers }) =>
      headers['authorization'] === undefined || headers['authorization'].includes('conformance')
        ? undefined
        : { ...done },
    ),
    probe: async (ask) => {
      await ask('/uaa/api/logout', { method: 'POST' })
      return (await ask('/uaa/api/current-user')).status === 200
    },
  }),
]

export const httpDefects: Defect[] = [
  {
    id: '405 without Allow',
    group: 'http',
    operationId: 'countDemands',
    reply: (returning, { url }) => {
      if (url.pathname === '/supanddem/api/ua/show/demand/count' && returning.status === 405)
        delete returning.headers['allow']
    },
    probe: async (ask) =>
      (await ask('/supanddem/api/ua/show/demand/count', { method: 'PATCH' })).headers.get('allow') === null,
  },
  {
    id: 'other methods answer',
    group: 'http',
    operationId: 'listProvinces',
    request: (passing) => {
      if (passing.url.pathname === '/uaa/api/states/provinces' && passing.method !== 'OPTIONS') passing.method = 'GET'
      return undefined
    },
    probe: async (ask) => (await ask('/uaa/api/states/provinces', { method: 'PATCH' })).status === 200,
  },
  {
    id: 'HEAD is not found',
    group: 'http',
    operationId: 'countPolicies',
    request: ({ url, method }) =>
      url.pathname.endsWith('/policyCount') && method === 'HEAD' ? { ...jsonReply({}), status: 404 } : undefined,
    probe: async (ask) => (await ask('/policy/api/ua/policy/policyCount', { method: 'HEAD' })).status === 404,
  },
  {
    id: 'unknown paths are the home page',
    group: 'http',
    operationId: 'getTenantInfo',
    request: ({ operationId, method }) =>
      operationId === undefined && method === 'GET'
        ? { status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from('<h1>Home</h1>') }
        : undefined,
    probe: async (ask) => (await ask('/uaa/api/nobody-knows')).status === 200,
  },
  {
    id: 'shared caches keep a member',
    group: 'http',
    operationId: 'getCurrentUser',
    reply: onReply('getCurrentUser', (returning) => void (returning.headers['cache-control'] = 'public, max-age=600')),
    probe: async (ask) =>
      (await ask('/uaa/api/current-user')).headers.get('cache-control')?.includes('public') === true,
  },
  {
    id: 'GBK',
    group: 'http',
    operationId: 'listIndustryCategories',
    reply: onReply(
      'listIndustryCategories',
      (returning) => void (returning.headers['content-type'] = 'application/json; charset=GBK'),
    ),
    probe: async (ask) =>
      (await ask('/supanddem/api/ua/show/category/industryCategoryList')).headers
        .get('content-type')
        ?.includes('GBK') === true,
  },
]

const rule = (defect: Omit<Defect, 'group'>): Defect => ({ ...defect, group: 'rules' })

export const ruleDefects: Defect[] = [
  rule({
    id: 'boundary belongs to the lower class',
    operationId: 'evaluateEnterpriseSize',
    request: onRequest('evaluateEnterpriseSize', (passing) =>
      changeBody(passing, (body: Loose) => {
        if (body.inputs?.operatingIncome === 20_000) body.inputs.operatingIncome = 19_999
      }),
    ),
    probe: async (ask) =>
      (
        await ask('/consult/api/customer/eva/en/size', {
          as: 'visitor',
          body: { inputs: { industry: 'AGRI', operatingIncome: 20_000 } },
        })
      ).data.scale.scaleClass === 'MEDIUM',
  }),
  rule({
    id: 'old rate of deduction',
    operationId: 'saveCostCalculation',
    reply: inData('saveCostCalculation', (data) => void (data.rdDeduction.extra = data.rdDeduction.base * 0.75)),
    probe: async (ask) => {
      const { data } = await ask('/consult/api/customer/cost/calculate/save', {
        as: 'visitor',
        body: { inputs: { inputYear: 2025, personnelCost: 100, directCost: 0, depreciation: 0, amortization: 0 } },
      })
      return data.rdDeduction.extra === 75
    },
  }),
  rule({
    id: 'sixty is not enough',
    operationId: 'scoreSrdi',
    reply: inData('scoreSrdi', (data) => {
      if (data.total === 60) data.verdict = 'FAIL'
    }),
    probe: async (ask) =>
      (
        await ask('/consult/program/srdi/score', {
          as: 'visitor',
          body: {
            formCode: 'form1',
            ruleVersion: 'srdi@2026',
            isRenewal: false,
            inputYear: 2025,
            inputs: {
              ipLevel: 'I',
              rdRatio: 3,
              mainBusinessGrowth: 5,
              assetDebt: 60,
              isStrategicProduct: false,
              mainBusinessRatio: 60,
            },
          },
        })
      ).data.verdict === 'FAIL',
  }),
  rule({
    id: 'unknown is unmet',
    operationId: 'saveTechnologyEvaluation',
    reply: inData(
      'saveTechnologyEvaluation',
      (data) =>
        void data.items.forEach((each: Loose) => {
          if (each.status === 'UNKNOWN') each.status = 'UNMET'
        }),
    ),
    probe: async (ask) =>
      !(
        await ask('/consult/api/customer/eva/technology/save', { as: 'visitor', body: { inputYear: 2025, inputs: {} } })
      ).data.items.some(({ status }: Loose) => status === 'UNKNOWN'),
  }),
  rule({
    id: 'a star too many',
    operationId: 'commitCloud',
    reply: inData('commitCloud', (data) => {
      if (data.cloud.levelByScore === 3) data.cloud.levelByScore = 4
    }),
    probe: async (ask) =>
      (
        await ask('/consult/api/customer/cloud/commit', {
          as: 'visitor',
          body: {
            inputYear: 2025,
            inputs: {
              monthsOfUse: 3,
              infrastructure: ['COMPUTE', 'STORAGE', 'DATABASE', 'NETWORK', 'SECURITY'],
              businessDomains: ['DESIGN', 'PRODUCTION', 'SUPPLY_CHAIN', 'MARKETING'],
              deviceRatio: 0,
              deviceKinds: [],
              hasEdgeProcessing: false,
              models: [],
              paidAmount: 8,
              effect: 'SOME',
              heldLevel: 0,
            },
          },
        })
      ).data.cloud.levelByScore === 4,
  }),
  rule({
    id: 'points are lost',
    operationId: 'commitTecEnForm',
    reply: inData('commitTecEnForm', (data) => {
      if (data.total > 1) data.total -= 1
    }),
    probe: async (ask) => {
      const { data } = await ask('/consult/api/customer/tec/en/form/commit', {
        as: 'visitor',
        body: {
          inputYear: 2025,
          base: { employeeAmount: 100, salesIncome: 10_000 },
          scores: { techStaffAmount: 30, rdExpense: 600, costExpense: 9000, ipClassIAmount: 0, ipClassIIAmount: 1 },
        },
      })
      return data.total === 75
    },
  }),
]
