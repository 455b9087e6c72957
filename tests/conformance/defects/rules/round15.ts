import { type Defect, type Loose, inData, remembering } from '../../defect.ts'
import { rules } from '../../groups.ts'

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

export const rulesDefects: Defect[] = [
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
