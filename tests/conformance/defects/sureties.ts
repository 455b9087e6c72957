import { dataOf, opened, signatureHeaders } from '../asked.ts'
import { envelopeOf, inData, onReply, setJson, type Ask, type Defect, type Loose } from '../defect.ts'

const size = { enId: 'en-1001', inputs: { industry: 'INDUSTRY', employeeAmount: 186, operatingIncome: 13100 } }
const evaluation = '/consult/api/customer/eva/technology/save'
const calendar = '/policy/api/ua/calendar'
const batches = '/policy/api/ua/declare/page'
const detailOf = (id: string) => `/policy/api/ua/policy/detail?id=${id}`
const houseList = '/investment/ua/showResource/listByType?type=HOUSE'
const codeTarget = '/policy/api/ua/applet/shortuuid/encode?uuid=p-1001'
const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII='
const resultOf = (id: string) => `/consult/api/customer/tool/history/detail?id=${id}`

/** Codes that nobody keeps. */
function codesMade(): Pick<Defect, 'reply' | 'restart'> {
  let made = 0
  return {
    reply: inData('encodeAppletShortUuid', (data) => {
      made += 1
      data.shortUuid = `code${1000 + made}`
    }),
    restart: () => {
      made = 0
    },
  }
}

/** Two nodes that count by themselves. */
function viewsLost(): Pick<Defect, 'reply' | 'restart'> {
  let asked = 0
  return {
    reply: inData('getHouseResourceDetail', (data) => {
      asked += 1
      if (asked > 1) data.viewCount = 0
    }),
    restart: () => {
      asked = 0
    },
  }
}

/** A house that is let, which the favourites do not know. */
const isLet = (house: Loose) => {
  if (house.status === 'AVAILABLE') house.status = 'DONE'
}
const houses = [
  inData('listShowResourcesByType', ({ records }) => records.forEach(isLet)),
  inData('getHouseResourceDetail', (data) => isLet(data)),
]

/** A month in which something ends. */
async function monthOf(ask: Ask): Promise<Loose> {
  const { records } = await dataOf(ask, `${batches}?declareState=ENDING`)
  const [year, month] = records[0].end.split('-')
  return dataOf(ask, `${calendar}/month?year=${year}&month=${Number(month)}`)
}

/** Each is found by a law that was written together with it. */
export const suretyDefects: Defect[] = [
  {
    id: 'what was filled in is kept under the names of a table',
    group: 'state',
    write: true,
    operationId: 'evaluateEnterpriseSize',
    reply: inData('getToolResult', ({ scale }) => {
      if (scale === undefined) return
      scale.assetTotal = scale.employeeAmount
      delete scale.employeeAmount
    }),
    probe: async (ask) => {
      const { id } = (await ask('/consult/api/customer/eva/en/size', { body: size })).data
      return (await dataOf(ask, resultOf(id))).scale.employeeAmount === undefined
    },
  },
  {
    id: 'the stored result has no items',
    group: 'state',
    write: true,
    operationId: 'commitCloud',
    reply: inData('getToolResult', ({ result }) => {
      if (result.toolCode === 'CLOUD_STAR') result.items = result.items.slice(0, 1)
    }),
    probe: async (ask) => {
      const { id, items } = (
        await ask('/consult/api/customer/cloud/commit', {
          body: { enId: 'en-1001', inputYear: 2025, inputs: { monthsOfUse: 7 } },
        })
      ).data
      return (await dataOf(ask, resultOf(id))).result.items.length < items.length
    },
  },
  {
    id: 'the full marks of a group are those of the whole score',
    group: 'rules',
    operationId: 'scoreSrdi',
    reply: inData('scoreSrdi', ({ groups }) => {
      for (const group of groups) if (group.floor !== undefined) group.max = 100
    }),
    probe: async (ask) => {
      const inputs = { ipLevel: 'SELF1', rdRatio: 4.89, directPassGrounds: [] }
      const body = { formCode: 'form1', ruleVersion: 'srdi@2026', isRenewal: false, inputYear: 2025, inputs }
      const { groups } = (await ask('/consult/program/srdi/score', { body, as: 'visitor' })).data
      return groups.filter(({ max }: Loose) => max === 100).length > 1
    },
  },
  {
    id: 'what cannot be judged is left out of the result',
    group: 'rules',
    operationId: 'saveTechnologyEvaluation',
    reply: inData('saveTechnologyEvaluation', (data) => {
      data.items = data.items.filter(({ status }: Loose) => status !== 'UNKNOWN')
    }),
    probe: async (ask) => {
      const body = { inputYear: 2025, inputs: { employeeAmount: 100 } }
      const { items } = (await ask(evaluation, { body, as: 'visitor' })).data
      return items.every(({ status }: Loose) => status !== 'UNKNOWN')
    },
  },
  {
    id: 'the day of the calendar has what the day before ends',
    group: 'relations',
    operationId: 'getCalendarMonth',
    reply: inData('getCalendarDay', (events) => events.filter(({ type }: Loose) => type !== 'DECLARE_END')),
    probe: async (ask) => {
      const { days } = await monthOf(ask)
      const { date } = days.find(({ endCount }: Loose) => endCount > 0)
      return (await dataOf(ask, `${calendar}/day?date=${date}`)).every(({ type }: Loose) => type !== 'DECLARE_END')
    },
  },
  {
    id: 'the last event of a month is cut off',
    group: 'shape',
    operationId: 'getCalendarMonth',
    reply: inData('getCalendarMonth', ({ events }) => {
      events.pop()
    }),
    probe: async (ask) => {
      const { days, events } = await monthOf(ask)
      const counted = days.flatMap((day: Loose) => [day.startCount, day.endCount, day.activityCount])
      return counted.reduce((sum: number, each: number) => sum + each, 0) > events.length
    },
  },
  {
    id: 'a policy with an open batch has not begun',
    group: 'shape',
    operationId: 'getPolicyDetail',
    reply: inData('getPolicyDetail', ({ declarationTag }) => {
      if (declarationTag.code === 'OPEN') declarationTag.code = 'NOT_STARTED'
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, `${batches}?declareState=OPEN&size=50`)
      const details = await opened(ask, records, ({ policyId }) => detailOf(policyId))
      return details.some((detail) => detail.declarationTag.code === 'NOT_STARTED')
    },
  },
  {
    id: 'a batch that is about to end is open',
    group: 'shape',
    operationId: 'getPolicyDetail',
    reply: inData('getPolicyDetail', ({ declarations, declarationTag }) => {
      for (const batch of declarations) if (batch.status === 'ENDING') batch.status = 'OPEN'
      if (declarationTag.code === 'ENDING') declarationTag.code = 'OPEN'
    }),
    probe: async (ask) => {
      const [{ policyId }] = (await dataOf(ask, `${batches}?declareState=ENDING`)).records
      return (await dataOf(ask, detailOf(policyId))).declarationTag.code === 'OPEN'
    },
  },
  {
    id: 'what suits every industry is not found by any',
    group: 'lists',
    operationId: 'searchPolicies',
    reply: inData('searchPolicies', (data, { url }) => {
      if (url.searchParams.get('industry') !== null) data.records = data.records.slice(0, 1)
      if (url.searchParams.get('industry') !== null) data.total = data.records.length
    }),
    probe: async (ask) => {
      const found = async (query: Record<string, string>) => {
        const target = `/policy/api/ua/policy/search-list?${new URLSearchParams(query).toString()}`
        return (await ask(target, { headers: signatureHeaders(query) })).data
      }
      const { facets } = await found({})
      return (await found({ industry: facets.industry[0].value })).total === 1
    },
  },
  {
    id: 'a favourite that is let is still valid',
    group: 'relations',
    write: true,
    operationId: 'listInvestmentFavorites',
    reply: (returning, passing) => {
      for (const shows of houses) shows(returning, passing)
    },
    probe: async (ask) => {
      const [{ id }] = (await dataOf(ask, houseList)).records
      const { status } = await dataOf(ask, `/investment/api/resource/detail?id=${id}`)
      await ask('/investment/api/customer/favorite', { body: { targetType: 'HOUSE', targetId: id } })
      const [favourite] = (await dataOf(ask, '/investment/api/customer/favorite/list')).records
      return status === 'DONE' && favourite.targetId === id && favourite.invalid === false
    },
  },
  {
    id: 'who will call about a house is always the same office',
    group: 'relations',
    write: true,
    operationId: 'saveInvestmentIntent',
    reply: inData('saveInvestmentIntent', (data) => {
      data.replyDept = '投资促进局'
    }),
    probe: async (ask) => {
      const [{ id }] = (await dataOf(ask, houseList)).records
      const { contact } = await dataOf(ask, `/investment/api/resource/detail?id=${id}`)
      return contact.department !== '投资促进局'
    },
  },
  {
    id: 'the quotation is in other words',
    group: 'relations',
    write: true,
    operationId: 'answerRobotQuestion',
    reply: inData('answerRobotQuestion', ({ citations }) => {
      for (const citation of citations) citation.quote = '符合条件的企业可以按规定申请支持'
    }),
    probe: async (ask) => {
      const body = { question: '研发费用加计扣除怎么算', sessionId: 'probe-session-1' }
      const { citations } = (await ask('/consult/api/ua/smart/answer', { body, as: 'visitor' })).data
      return citations.some(({ quote }: Loose) => quote === '符合条件的企业可以按规定申请支持')
    },
  },
  {
    id: 'a session that has been claimed is still open to visitors',
    group: 'state',
    write: true,
    operationId: 'getRobotSession',
    reply: onReply('getRobotSession', (returning) => {
      if (envelopeOf(returning)?.['returnCode'] !== '4030') return
      setJson(returning, { returnCode: '200', data: { sessionId: 'conformance-session-2', title: '会话', turns: [] } })
    }),
    probe: async (ask) => {
      const sessionId = 'probe-session-2'
      await ask('/consult/api/ua/smart/answer', { body: { question: '加计扣除', sessionId } })
      const target = `/consult/api/ua/smart/session/detail?sessionId=${sessionId}`
      return (await ask(target, { as: 'visitor' })).code === '200'
    },
  },
  {
    id: 'a short code is made anew each time',
    group: 'relations',
    operationId: 'encodeAppletShortUuid',
    ...codesMade(),
    probe: async (ask) => (await dataOf(ask, codeTarget)).shortUuid !== (await dataOf(ask, codeTarget)).shortUuid,
  },
  {
    id: 'an unknown short code leads to the first page',
    group: 'refusals',
    operationId: 'getAppletCodeNew',
    reply: onReply('getAppletCodeNew', (returning) => {
      const imageSrc = `data:image/png;base64,${picture}`
      if (envelopeOf(returning)?.['returnCode'] === '4040')
        setJson(returning, { returnCode: '200', data: { imageSrc, linkUrl: '/' } })
    }),
    probe: async (ask) => (await ask('/policy/api/ua/applet/codeNew?scene=nobodyKnowsIt')).code === '200',
  },
  {
    id: 'the labels of the levels are those of another table',
    group: 'shape',
    operationId: 'countPolicies',
    reply: inData('countPolicies', ({ level }) => {
      for (const option of level) option.label = option.value
    }),
    probe: async (ask) => {
      const { level } = await dataOf(ask, '/policy/api/ua/policy/policyCount')
      return level.every(({ value, label }: Loose) => value === label)
    },
  },
  {
    id: 'the views of a house are counted anew now and then',
    group: 'relations',
    operationId: 'getHouseResourceDetail',
    ...viewsLost(),
    probe: async (ask) => {
      const [{ id }] = (await dataOf(ask, houseList)).records
      const target = `/investment/api/resource/detail?id=${id}`
      return (await dataOf(ask, target)).viewCount > (await dataOf(ask, target)).viewCount
    },
  },
]
