import { bodyOf, dataOf, shownRecords } from '../asked.ts'
import { changeBody, codeOf, envelopeOf, inData, onReply, onRequest, remembering, setJson } from '../defect.ts'
import type { Ask, Defect, Loose } from '../defect.ts'
import { refusals, rules, shape, validation } from '../groups.ts'

const day = 86_400_000
const headcounts = ['employeeAmount', 'overCollegeAmount', 'overBachelorAmount', 'overMasterAmount', 'overDoctorAmount']
const instrument = { submit: false, enId: 'en-1001', title: '三坐标测量仪共享', instrumentClass: 'METROLOGY' }
const emptyBasics = { regCapital: null, establishTime: null, enType: '', services: null }
const trustworthy = { isResidentEnterprise: true, isIndustryAllowed: true, isTrustworthy: true, directPassGrounds: [] }

function today(): string {
  return new Date(Date.now() + day / 3).toISOString().slice(0, 10)
}

function daysUntil(date: string): number {
  return (Date.parse(date) - Date.parse(today())) / day
}

async function sized(ask: Ask): Promise<Loose> {
  const body = { inputs: { industry: 'WHOLESALE', employeeAmount: 30, operatingIncome: 6000 } }
  return (await ask('/consult/api/customer/eva/en/size', { body, as: 'visitor' })).data
}

/** Mappers, annotations and formulas of one more team. */
export const harbourDefects: Defect[] = [
  shape({
    id: 'the names of cities were read in another encoding',
    operationId: 'listCities',
    reply: inData('listCities', (data) => {
      for (const city of data) city.name = Buffer.from(city.name, 'utf8').toString('latin1')
    }),
    probe: async (ask) => !(await dataOf(ask, '/uaa/api/states/provinces/320000/cities'))[0].name.endsWith('市'),
  }),
  shape({
    id: 'messages are deleted without a word',
    operationId: 'deleteMessages',
    write: true,
    reply: onReply('deleteMessages', (returning) => {
      if (codeOf(returning) !== '200') return
      returning.status = 204
      returning.body = Buffer.alloc(0)
      delete returning.headers['content-type']
    }),
    probe: async (ask) => (await ask('/message/api/msg/delete?ids=m-u-1001-1', { method: 'DELETE' })).status === 204,
  }),
  shape({
    id: 'the number of enterprises is a long, and so a text',
    operationId: 'countEnterprises',
    reply: inData('countEnterprises', (data) => String(data)),
    probe: async (ask) => typeof (await dataOf(ask, '/enterprise/api/ua/en/count')) === 'string',
  }),
  shape({
    // On the day of the deadline 0 days remain.
    id: 'the day of the deadline is one more day',
    operationId: 'getDemand',
    reply: inData('getDemand', (data) => {
      if (data.deadline >= today()) data.remainDays += 1
    }),
    probe: async (ask) => {
      const { deadline, remainDays } = await dataOf(ask, '/supanddem/api/ua/show/demand/detail?id=de-1016')
      return remainDays === daysUntil(deadline) + 1
    },
  }),
  shape({
    id: 'budgets of my demands are in yuan',
    operationId: 'listMyDemands',
    reply: inData('listMyDemands', (data) => {
      for (const demand of data.records) {
        for (const field of ['budgetMin', 'budgetMax']) if (demand[field] !== null) demand[field] *= 10_000
      }
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/supanddem/api/customer/demand/myList?size=50')
      return records.some(({ budgetMax }: Loose) => budgetMax === 4_000_000)
    },
  }),
  shape({
    id: 'the code for the entrance is in small letters',
    operationId: 'signUpForEvent',
    write: true,
    reply: inData('signUpForEvent', (data) => {
      data.signCode = data.signCode.toLowerCase()
    }),
    probe: async (ask) => {
      const visitor = { enName: '某某公司', name: '张三', mobile: '13912345678', attendCount: 1 }
      const body = { eventId: 'ev-1002', ...visitor, extra: [], agree: true }
      const { data } = await ask('/supanddem/api/ua/customer/event/sign', { body, as: 'visitor' })
      return /[a-z]/.test(data.signCode)
    },
  }),
  shape({
    id: 'what is null of a project is left out',
    operationId: 'listAttracts',
    reply: inData('listAttracts', (data) => {
      for (const project of data.records) {
        for (const [field, value] of Object.entries(project)) if (value === null) delete project[field]
      }
    }),
    probe: async (ask) =>
      (await shownRecords(ask, '/content/api/ua/attract/list?size=50')).some(
        (project) => !('cover' in project) || !('landDemand' in project) || !('investAmountMin' in project),
      ),
  }),
  shape({
    // The score is from 0 to 1.
    id: 'how alike questions are is the score of the search engine',
    operationId: 'suggestRobotQuestions',
    reply: inData('suggestRobotQuestions', (data) => {
      for (const question of data.questions) question.score = Math.round(question.score * 1273) / 100
    }),
    probe: async (ask) => {
      const body = { question: '研发费用加计扣除', sessionId: 'probe-session-1' }
      const { data } = await ask('/consult/api/ua/smart/ikQuestion', { body, as: 'visitor' })
      return data.questions[0].score > 1
    },
  }),
  shape({
    id: 'who waits for a call has been called',
    operationId: 'saveInvestmentIntent',
    write: true,
    reply: inData('saveInvestmentIntent', (data) => {
      const words: Record<string, string> = { WAIT: '已联系', REPLIED: '已关闭' }
      data.statusDesc = words[data.status] ?? data.statusDesc
    }),
    probe: async (ask) => {
      const person = { name: '张三', company: '某某公司', mobile: '13800000001', content: '想来看看', agree: true }
      const body = { ...person, resourceType: 'OFFICE', resourceId: 'of-1001' }
      const { data } = await ask('/investment/api/customer/intent/save', { body })
      return data.status === 'WAIT' && data.statusDesc !== '待联系'
    },
  }),
  validation({
    id: 'footprints are off for who says nothing',
    operationId: 'setHistorySetting',
    write: true,
    request: onRequest('setHistorySetting', (passing) =>
      changeBody(passing, (body) => {
        body['enabled'] ??= false
      }),
    ),
    probe: async (ask) => (await ask('/message/api/history/setting', { method: 'PUT', body: {} })).code === '200',
  }),
  validation({
    id: 'half an employee is none',
    operationId: 'saveEnterprisePersonnel',
    write: true,
    request: onRequest('saveEnterprisePersonnel', (passing) =>
      changeBody(passing, (body) => {
        for (const field of headcounts) if (typeof body[field] === 'number') body[field] = Math.trunc(body[field])
      }),
    ),
    probe: async (ask) => {
      const body = { ...Object.fromEntries(headcounts.map((field) => [field, 0])), employeeAmount: 12.5 }
      return (await ask('/enterprise/api/member/en/save/personnel?enId=en-1001', { body })).code === '200'
    },
  }),
  validation({
    // 1 is Monday, and 7 is Sunday.
    id: 'Sunday may be zero',
    operationId: 'saveInstrumentResource',
    write: true,
    request: onRequest('saveInstrumentResource', (passing) =>
      changeBody(passing, (body) => {
        if (Array.isArray(body['weekdays'])) body['weekdays'] = body['weekdays'].map((each) => (each === 0 ? 7 : each))
      }),
    ),
    probe: async (ask) => {
      const body = { ...instrument, weekdays: [0, 6] }
      return (await ask('/supanddem/api/customer/resource/save/instrument', { body })).code === '200'
    },
  }),
  validation({
    id: 'no token is a token that is not valid',
    operationId: 'checkToken',
    request: onRequest('checkToken', (passing) =>
      changeBody(passing, (body) => {
        if ((body['token'] ?? '') === '') body['token'] = 'none'
      }),
    ),
    probe: async (ask) => (await ask('/uaa/api/token-check', { body: { token: '' }, as: 'visitor' })).code === '200',
  }),
  refusals({
    // The field is the path within the request, as body.tel.
    id: 'errors of a new title name the bare property',
    operationId: 'renameRobotSession',
    write: true,
    reply: onReply('renameRobotSession', (returning) => {
      const envelope: Loose = envelopeOf(returning)
      if (envelope?.returnCode !== '3000' || !Array.isArray(envelope.data)) return
      for (const item of envelope.data) item.field = item.field?.replace(/^body\./, '')
      setJson(returning, envelope)
    }),
    probe: async (ask) => {
      const body = { sessionId: 'probe-session-1', title: '' }
      const { data } = await ask('/consult/api/customer/smart/session/rename', { method: 'PUT', body })
      return data[0].field === 'title'
    },
  }),
  refusals({
    // Name, address, credit code and type are checked in this order.
    id: 'the credit code is checked before the address',
    operationId: 'saveEnterpriseBasic',
    write: true,
    request: onRequest('saveEnterpriseBasic', (passing) => {
      const { creditCode, regProvince, regCity, regRegion } = bodyOf(passing)
      if (creditCode !== '' || (regProvince ?? regCity ?? regRegion ?? null) !== null) return
      changeBody(passing, (body) => {
        Object.assign(body, { regProvince: '320000', regCity: '321200', regRegion: '321283' })
      })
    }),
    probe: async (ask) => {
      const body = {
        name: '某某公司',
        regProvince: null,
        regCity: null,
        regRegion: null,
        creditCode: '',
        ...emptyBasics,
      }
      const { data } = await ask('/enterprise/api/member/en/save/basic?enId=en-1001', { body })
      return data[0].field === 'body.creditCode'
    },
  }),
  rules({
    // 30% and more has 20 points, and so on.
    id: 'just thirty percent of staff is less than thirty',
    operationId: 'commitTecEnForm',
    reply: inData('commitTecEnForm', (data) => {
      const item = data.items.find(({ code }: Loose) => code === '1')
      const group = data.groups.find(({ code }: Loose) => code === 'STAFF')
      if (!['30', '25', '20', '15', '10'].includes(item?.actualText) || typeof group?.score !== 'number') return
      item.score -= 4
      group.score -= 4
      group.ok = group.score > 0
      if (typeof data.total !== 'number') return
      data.total -= 4
      data.verdictText = data.verdictText.replace(`${data.total + 4} 分`, `${data.total} 分`)
      const passing = data.items.find(({ code }: Loose) => code === 'T5')
      if (passing?.status !== 'MET') return
      passing.actualText = `${data.total} 分`
      if (group.ok && data.total >= data.passLine) return
      passing.status = 'UNMET'
      data.verdict = 'FAIL'
      data.verdictText = `综合得分 ${data.total} 分；不符合综合得分`
    }),
    probe: async (ask) => {
      const base = { ...trustworthy, employeeAmount: 100, salesIncome: 1000, totalAsset: 900 }
      const scores = { techStaffAmount: 30, rdExpense: 60, costExpense: 500, ipClassIAmount: 1, ipClassIIAmount: 0 }
      const body = { inputYear: 2025, base, scores }
      return (await ask('/consult/api/customer/tec/en/form/commit', { body, as: 'visitor' })).data.total === 96
    },
  }),
  rules({
    id: 'wholesale is measured as retail',
    operationId: 'evaluateEnterpriseSize',
    request: onRequest('evaluateEnterpriseSize', (passing) => {
      if (bodyOf(passing)['inputs']?.industry !== 'WHOLESALE') return
      passing.headers['x-measured'] = 'retail'
      changeBody(passing, ({ inputs }: Loose) => {
        inputs.industry = 'RETAIL'
      })
    }),
    ...remembering(
      () => new Set<string>(),
      (measured, returning, passing) => {
        const label = (result: Loose) => {
          for (const input of result.inputs) if (input.key === 'industry') input.valueText = '批发业'
        }
        inData('evaluateEnterpriseSize', (data) => {
          if (passing.headers['x-measured'] === undefined) return
          if (data.id !== null) measured.add(data.id)
          label(data)
        })(returning, passing)
        inData('getToolResult', (data) => {
          if (!measured.has(data.result.id)) return
          label(data.result)
          data.scale.industry = 'WHOLESALE'
        })(returning, passing)
      },
    ),
    probe: async (ask) => (await sized(ask)).scale.scaleClass === 'SMALL',
  }),
  rules({
    id: 'the first form is always scored by the rules of today',
    operationId: 'scoreSrdi',
    request: onRequest('scoreSrdi', (passing) =>
      changeBody(passing, (body) => {
        if (body['formCode'] === 'form1' && body['ruleVersion'] === 'srdi@2022') body['ruleVersion'] = 'srdi@2026'
      }),
    ),
    probe: async (ask) => {
      const inputs = { ipLevel: 'I', rdRatio: 5, mainBusinessGrowth: 10, assetDebt: 40, directPassGrounds: [] }
      const body = { isRenewal: false, inputYear: 2025, formCode: 'form1', ruleVersion: 'srdi@2022', inputs }
      const { data } = await ask('/consult/program/srdi/score', { body, as: 'visitor' })
      return data.ruleVersion === 'srdi@2026'
    },
  }),
]
