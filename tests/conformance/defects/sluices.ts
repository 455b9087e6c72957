import { bodyOf } from '../asked.ts'
import { changeBody, envelopeOf, inData, jsonReply, onReply, onRequest, remembering, setJson } from '../defect.ts'
import type { Defect, Loose, Passing, Returning } from '../defect.ts'

const validation = (defect: Omit<Defect, 'group'>): Defect => ({ ...defect, group: 'validation' })
const refusals = (defect: Omit<Defect, 'group'>): Defect => ({ ...defect, group: 'refusals', write: true })
const rules = (defect: Omit<Defect, 'group'>): Defect => ({ ...defect, group: 'rules' })

const codeOf = (returning: Returning) => envelopeOf(returning)?.['returnCode']
const columns = new Set(['NEWS', 'NOTICE', 'PUBLICITY', 'INTERPRET', 'MEDIA', 'CASE'])
const truths: Record<string, string> = { 1: 'true', yes: 'true', on: 'true', 0: 'false', no: 'false', off: 'false' }
const staff = { overCollegeAmount: null, overBachelorAmount: 48, overMasterAmount: null, overDoctorAmount: null }
const caller = { name: '周示例', company: '示例公司', mobile: '13900001111' }
const visit = { ...caller, content: '想看厂房', resourceType: 'HOUSE', resourceId: 'hs-1001' }
const serverError = { returnCode: '500', errorMessage: '服务器内部错误' }

/** What is compared as a text with no column matches none. */
function unknownColumns(): Pick<Defect, 'request' | 'reply'> {
  const unknown = new WeakSet<Passing>()
  return {
    request: onRequest('listNotices', (passing) => {
      const { searchParams } = passing.url
      if (columns.has(searchParams.get('columnCode') ?? 'NEWS')) return
      unknown.add(passing)
      searchParams.delete('columnCode')
    }),
    reply: inData('listNotices', (data, passing) =>
      unknown.has(passing) ? { ...data, records: [], total: 0, pages: 0 } : undefined,
    ),
  }
}

/** A calculator that goes wrong; what it has found out is saved as it is. */
function miscalculated(
  operationId: string,
  go: (result: Loose) => void,
): Pick<Defect, 'operationId' | 'reply' | 'restart'> {
  return {
    operationId,
    ...remembering(
      () => new Map<string, Loose>(),
      (saved, returning, passing) => {
        inData(operationId, (result) => {
          go(result)
          if (result.id !== null) saved.set(result.id, structuredClone(result))
        })(returning, passing)
        if (passing.method !== 'GET' || passing.operationId === 'evaluateToolRecord') return
        inData(passing.operationId ?? '', (data) => {
          if (data?.result) data.result = saved.get(data.result.id) ?? data.result
          for (const record of passing.operationId === 'listToolResults' ? data.records : []) {
            const { verdict, verdictText, total } = saved.get(record.id) ?? record
            Object.assign(record, { verdict, verdictText }, total === undefined ? {} : { total })
          }
        })(returning, passing)
      },
    ),
  }
}

const rounded = (amount: number) => Math.round(amount * 100) / 100
const itemOf = (result: Loose, code: string) => result.items.find((item: Loose) => item.code === code)
const inputOf = (result: Loose, key: string) => result.inputs.find((input: Loose) => input.key === key)?.valueText

/** What should be held back goes through, and the other way round. */
export const sluiceDefects: Defect[] = [
  validation({
    id: 'two hundred bytes of feedback are two hundred characters',
    operationId: 'saveFeedback',
    write: true,
    request: onRequest('saveFeedback', (passing) => {
      const { description } = bodyOf(passing)
      if (typeof description !== 'string' || Buffer.byteLength(description) <= 200) return
      changeBody(passing, (body) => {
        body['description'] = description.padEnd(201, '。')
      })
    }),
    probe: async (ask) => {
      const feedback = { telephone: '13900001111', source: 'PC', type: 'POLICY', description: '政'.repeat(90) }
      return (await ask('/consult/api/customer/feedback/save', { body: feedback })).code === '3000'
    },
  }),
  validation({
    id: 'a column of news that there is not has no news',
    operationId: 'listNotices',
    ...unknownColumns(),
    probe: async (ask) => {
      const { code } = await ask('/content/api/ua/notice/pc/list?columnCode=SPORT', { as: 'visitor' })
      return code === '200'
    },
  }),
  validation({
    id: 'the thirteenth month is found out by the calendar alone',
    operationId: 'getCalendarMonth',
    reply: onReply('getCalendarMonth', (returning, { url }) => {
      const month = url.searchParams.get('month') ?? ''
      if (codeOf(returning) !== '3000' || !/^\d+$/.test(month) || (Number(month) >= 1 && Number(month) <= 12)) return
      returning.status = 500
      setJson(returning, serverError)
    }),
    probe: async (ask) => {
      const { status } = await ask('/policy/api/ua/calendar/month?year=2026&month=13', { as: 'visitor' })
      return status === 500
    },
  }),
  validation({
    id: 'only the page minds that nobody agreed to be called',
    operationId: 'saveInvestmentIntent',
    write: true,
    request: onRequest('saveInvestmentIntent', (passing) => {
      if (bodyOf(passing)['agree'] !== false) return
      changeBody(passing, (body) => {
        body['agree'] = true
      })
    }),
    probe: async (ask) => {
      const body = { ...visit, agree: false }
      return (await ask('/investment/api/customer/intent/save', { body })).code === '200'
    },
  }),
  validation({
    id: 'the quiet hours must not go past midnight',
    operationId: 'subscribeTags',
    write: true,
    request: onRequest('subscribeTags', (passing) => {
      const { quietStart, quietEnd } = bodyOf(passing)
      if (typeof quietStart !== 'string' || typeof quietEnd !== 'string' || quietStart <= quietEnd) return
      changeBody(passing, (body) => {
        body['quietEnd'] = ''
      })
    }),
    probe: async (ask) => {
      const body = { tagIds: [], quietStart: '22:00', quietEnd: '08:00' }
      return (await ask('/policy/api/customer/tag/subscribe', { body })).code === '3000'
    },
  }),
  validation({
    id: 'the name of a demand must be shorter than its longest',
    operationId: 'saveDemand',
    write: true,
    request: onRequest('saveDemand', (passing) => {
      const { title } = bodyOf(passing)
      if (typeof title !== 'string' || title.length !== 50) return
      changeBody(passing, (body) => {
        body['title'] = `${title}。`
      })
    }),
    probe: async (ask) => {
      const body = { submit: false, enId: 'en-1001', title: '求'.repeat(50), demandType: 'TECH' }
      return (await ask('/supanddem/api/customer/demand/save', { body })).code === '3000'
    },
  }),
  validation({
    id: 'the modules are not shown to who names none of them',
    operationId: 'listModuleConfigs',
    request: onRequest('listModuleConfigs', ({ url }) => {
      if (url.searchParams.has('moduleCode')) return undefined
      const data = [{ errorMessage: '模块不能为空', field: 'query.moduleCode' }]
      return jsonReply({ returnCode: '3000', errorMessage: '填写的内容有误，请逐项检查', data })
    }),
    probe: async (ask) => (await ask('/uaa/api/ua/module-config/list', { as: 'visitor' })).code === '3000',
  }),
  validation({
    id: 'people are counted in quotation marks',
    operationId: 'saveEnterprisePersonnel',
    write: true,
    request: onRequest('saveEnterprisePersonnel', (passing) => {
      changeBody(passing, (body) => {
        for (const [key, value] of Object.entries(body)) {
          if (typeof value === 'string' && /^\d{1,8}$/.test(value)) body[key] = Number(value)
        }
      })
    }),
    probe: async (ask) => {
      const body = { employeeAmount: '186', ...staff }
      return (await ask('/enterprise/api/member/en/save/personnel?enId=en-1001', { body })).code === '200'
    },
  }),
  validation({
    id: 'a message is read when it is one, or on, or yes',
    operationId: 'listMessages',
    request: onRequest('listMessages', ({ url }) => {
      const truth = truths[(url.searchParams.get('read') ?? '').toLowerCase()]
      if (truth !== undefined) url.searchParams.set('read', truth)
    }),
    probe: async (ask) => (await ask('/message/api/msg/list?read=1')).code === '200',
  }),
  validation({
    id: 'who names no enterprise is handed the whole library',
    operationId: 'searchEnterprises',
    request: onRequest('searchEnterprises', ({ url }) => {
      if (!url.searchParams.has('name')) url.searchParams.set('name', '示例')
    }),
    probe: async (ask) => (await ask('/enterprise/api/ua/en/lib/list', { as: 'visitor' })).data?.total > 50,
  }),
  {
    id: 'a chapter of the help that is gone is a null pointer',
    group: 'refusals',
    operationId: 'getHelpArticle',
    reply: onReply('getHelpArticle', (returning) => {
      if (codeOf(returning) !== '4040') return
      returning.status = 500
      setJson(returning, serverError)
    }),
    probe: async (ask) => (await ask('/content/api/ua/help/detail/he-9999', { as: 'visitor' })).status === 500,
  },
  refusals({
    id: 'who keeps a policy twice reads about the unique index',
    operationId: 'addPolicyFavorite',
    reply: onReply('addPolicyFavorite', (returning) => {
      if (codeOf(returning) !== '4090') return
      setJson(returning, { returnCode: '5000', errorMessage: "Duplicate entry for key 'uk_user_policy'" })
    }),
    probe: async (ask) => {
      const target = '/policy/api/customer/policy/favorite/p-1001'
      await ask(target, { method: 'POST' })
      return (await ask(target, { method: 'POST' })).code === '5000'
    },
  }),
  refusals({
    id: 'who comes too late for an event is told so by the status line',
    operationId: 'signUpForEvent',
    reply: onReply('signUpForEvent', (returning) => {
      if (codeOf(returning) === '4090') returning.status = 409
    }),
    probe: async (ask) => {
      const person = { enId: 'en-1001', name: '周示例', mobile: '13900001111', attendCount: 1 }
      const body = { eventId: 'ev-1006', ...person, extra: [], agree: true }
      return (await ask('/supanddem/api/ua/customer/event/sign', { body })).status === 409
    },
  }),
  refusals({
    id: 'of all that an achievement lacks one line is shown at a time',
    operationId: 'saveAchievementResource',
    reply: onReply('saveAchievementResource', (returning) => {
      const envelope: Loose = envelopeOf(returning)
      if (envelope?.returnCode === '3000') setJson(returning, { ...envelope, data: envelope.data?.slice(0, 1) })
    }),
    probe: async (ask) => {
      const body = { submit: true, enId: 'en-1001', title: '可以转让的科技成果' }
      return (await ask('/supanddem/api/customer/resource/save/achievement', { body })).data.length === 1
    },
  }),
  rules({
    id: 'makers of chips deduct a fifth more for ever',
    ...miscalculated('saveCostCalculation', (result) => {
      const { rdDeduction: sums, inputYear } = result
      const isListed = /集成电路|工业母机/.test(inputOf(result, 'enterpriseCategory') ?? '')
      if (!isListed || inputYear <= 2027 || sums === undefined) return
      sums.extraRate = 120
      for (const sum of ['extra', 'taxSaved']) {
        const wrong = rounded(sums[sum] * 1.2)
        result.verdictText = result.verdictText.replace(` ${sums[sum]} 万元`, ` ${wrong} 万元`)
        sums[sum] = wrong
      }
    }),
    probe: async (ask) => {
      const body = { inputs: { inputYear: 2028, enterpriseCategory: 'IC', personnelCost: 100 } }
      const { data } = await ask('/consult/api/customer/cost/calculate/save', { body, as: 'visitor' })
      return data.rdDeduction.extra === 120
    },
  }),
  rules({
    id: 'nobody has to climb to the stars one at a time',
    ...miscalculated('commitCloud', (result) => {
      const { cloud } = result
      if (cloud.levelByScore <= cloud.applyNext || cloud.applyNext === 0) return
      const stars: Record<number, string> = { 3: '三星级', 4: '四星级', 5: '五星级' }
      const { [cloud.applyNext]: next, [cloud.levelByScore]: reached } = stars
      result.verdictText = result.verdictText.replace(`申报${next}`, `申报${reached}`)
      cloud.applyNext = cloud.levelByScore
    }),
    probe: async (ask) => {
      const inputs = {
        monthsOfUse: 3,
        infrastructure: ['COMPUTE', 'STORAGE', 'DATABASE', 'NETWORK', 'SECURITY'],
        businessDomains: ['DESIGN', 'PRODUCTION', 'SUPPLY_CHAIN', 'MARKETING', 'MANAGEMENT'],
        deviceRatio: 35,
        deviceKinds: ['HIGH_ENERGY', 'GENERAL_POWER'],
        hasEdgeProcessing: true,
        models: ['MARKET'],
        paidAmount: 22,
        effect: 'SOME',
        heldLevel: 0,
      }
      const body = { inputYear: 2025, inputs }
      return (await ask('/consult/api/customer/cloud/commit', { body, as: 'visitor' })).data.cloud.applyNext === 4
    },
  }),
  rules({
    id: 'a turnover of ten million is enough as it was in 2022',
    ...miscalculated('scoreSrdi', (result) => {
      const item = itemOf(result, 'P2a')
      const income = Number(inputOf(result, 'operatingIncome') ?? Number.NaN)
      if (result.ruleVersion !== 'srdi@2026' || item === undefined || item.status === 'MET' || !(income >= 1000)) return
      const wasUnmet = item.status === 'UNMET'
      item.status = 'MET'
      delete item.gap
      delete item.suggestion
      const has = (status: string) => result.items.some((each: Loose) => each.status === status)
      if (has('UNMET') || !wasUnmet) {
        result.verdictText = result.verdictText.replace(/、营业收入|营业收入、/, '')
        if (wasUnmet) {
          result.verdictText = result.verdictText.replace(/\d+(?= 项不符合)/, (count: string) =>
            String(Number(count) - 1),
          )
        }
        return
      }
      const isOpen = has('UNKNOWN') || has('MANUAL')
      const verdict = has('UNKNOWN') ? 'INCOMPLETE' : 'MANUAL'
      result.groups[0].ok = isOpen ? null : true
      if (isOpen) Object.assign(result, { verdict, verdictText: '已核实的条件均符合，其余尚不能判断' })
      else Object.assign(result, { verdict: 'PASS', verdictText: '符合全部条件' })
    }),
    probe: async (ask) => {
      const inputs = { operatingIncome: 1200, newEquityTwoYears: 0 }
      const body = { isRenewal: false, inputYear: 2025, formCode: 'form2', ruleVersion: 'srdi@2026', inputs }
      const { data } = await ask('/consult/program/srdi/score', { body, as: 'visitor' })
      return itemOf(data, 'P2a').status === 'MET'
    },
  }),
  rules({
    id: 'of two shares of research the first counts and not the better',
    ...miscalculated('commitTecEnForm', (result) => {
      const group = result.groups.find(({ code }: Loose) => code === 'RD')
      const { score } = itemOf(result, '2.1')
      if (score === undefined || group.score === null || group.score <= score) return
      const total = result.total - group.score + score
      result.verdictText = result.verdictText.replace(`${result.total} 分`, `${total} 分`)
      Object.assign(result, { total })
      group.score = score
      const passed = itemOf(result, 'T5')
      if (passed.status !== 'MET' && passed.status !== 'UNMET') return
      passed.actualText = `${total} 分`
      if (passed.status === 'UNMET') passed.gap = passed.gap?.replace(/总分还差 \d+ 分/, `总分还差 ${60 - total} 分`)
      if (passed.status === 'UNMET' || total >= 60) return
      Object.assign(passed, { status: 'UNMET', gap: `总分还差 ${60 - total} 分` })
      result.groups[0].ok = false
      result.verdict = 'FAIL'
      result.verdictText = `综合得分 ${total} 分；1 项不符合：综合得分`
    }),
    probe: async (ask) => {
      const base = { isResidentEnterprise: true, employeeAmount: 40, salesIncome: 2000, totalAsset: 3000 }
      const scores = { techStaffAmount: 12, rdExpense: 40, costExpense: 100, ipClassIAmount: 0, ipClassIIAmount: 4 }
      const body = { inputYear: 2025, base, scores }
      return (await ask('/consult/api/customer/tec/en/form/commit', { body, as: 'visitor' })).data.total === 54
    },
  }),
]
