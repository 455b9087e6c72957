import { recordsIn } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { withoutReadTypes } from '../shared/hooks.ts'

const carriers = '/investment/ua/showResource/listByType'

const facilitators = '/enterprise/api/ua/facilitator/list?size=50'

const demandDockings = '/supanddem/api/customer/demand/docking'

const evaluations = '/enterprise/api/member/facilitator/evaluate'

const dayAfter = (time: string, days: number) =>
  new Date(Date.parse(time.slice(0, 10)) + days * 86_400_000).toISOString().slice(0, 10)

export const shapeDefects: Defect[] = [
  {
    // PolicySupport: RATIO has a ratio.
    id: 'support by ratio without its ratio',
    group: 'shape',
    operationId: 'getPolicyDetail',
    reply: inData('getPolicyDetail', ({ supports }) => {
      for (const support of supports) delete support.ratio
    }),
    probe: async (ask) => {
      const { supports } = (await ask('/policy/api/ua/policy/detail?id=p-1001')).data
      return supports.some(({ amountType, ratio }: Loose) => amountType === 'RATIO' && ratio === undefined)
    },
  },
  {
    // CarrierFields: null when it cannot be split.
    id: 'least part of a plant that cannot be split is nought',
    group: 'shape',
    operationId: 'getHouseResourceDetail',
    reply: inData('getHouseResourceDetail', (house) => {
      house.minSplitArea ??= 0
    }),
    probe: async (ask) => {
      const whole = (await recordsIn(ask, `${carriers}?type=HOUSE&size=50`)).find(({ canSplit }) => canSplit === false)
      return (await ask(`/investment/api/resource/detail?id=${whole.id}`)).data.minSplitArea === 0
    },
  },
  {
    // ShowResource: an environment has no trade, area, price or status.
    id: 'price and trade of an investment environment',
    group: 'shape',
    operationId: 'listShowResourcesByType',
    reply: inData('listShowResourcesByType', (page) => {
      for (const each of page.records)
        if (each.type === 'ENVIRONMENT') Object.assign(each, { price: null, negotiable: false, status: 'AVAILABLE' })
    }),
    probe: async (ask) => (await recordsIn(ask, `${carriers}?type=ENVIRONMENT`))[0].negotiable === false,
  },
  {
    // CurrentUser: null without an enterprise.
    id: 'empty enterprise of a member who has none',
    group: 'shape',
    operationId: 'getCurrentUser',
    reply: inData('getCurrentUser', (user) => {
      user.currentEnterprise ??= { id: null, enId: null, name: null }
    }),
    probe: async (ask) => (await ask('/uaa/api/current-user', { as: 'stranger' })).data.currentEnterprise !== null,
  },
  {
    // MeanScore: no score of fewer than three evaluations.
    id: 'mean score of two evaluations',
    group: 'shape',
    operationId: 'listFacilitators',
    reply: (returning, passing) => {
      const scored = (one: Loose) => {
        if (one.evaluationCount > 0) one.avgScore ??= 5
      }
      inData('listFacilitators', (page) => page.records.forEach(scored))(returning, passing)
      inData('getFacilitator', scored)(returning, passing)
    },
    probe: async (ask) =>
      (await recordsIn(ask, facilitators)).some(
        ({ avgScore, evaluationCount }) => evaluationCount < 3 && avgScore !== null,
      ),
  },
  {
    // InstrumentResourceDetail, a branch of its own: from 1, Monday, to 7.
    id: 'days of the week from 0',
    group: 'shape',
    operationId: 'getResource',
    reply: inData('getResource', (resource) => {
      resource.weekdays = resource.weekdays?.map((day: number) => day - 1)
    }),
    probe: async (ask) =>
      (await ask('/supanddem/api/ua/show/resource/detail?id=re-1002')).data.weekdays.includes(0) === true,
  },
  {
    id: 'kinds without unread messages are left out of the counts',
    group: 'shape',
    operationId: 'countUnreadMessages',
    reply: inData('countUnreadMessages', withoutReadTypes),
    probe: async (ask) => !('SYSTEM' in (await ask('/message/api/msg/count')).data.byType),
  },
  {
    // MessageTarget: no reason beside a link.
    id: 'reason why not although the message leads somewhere',
    group: 'shape',
    operationId: 'transformMessage',
    write: true,
    reply: inData('transformMessage', (target) => {
      target.reason ??= '可以前往'
    }),
    probe: async (ask) => {
      const { link, reason } = (await ask('/message/api/msg/transform?id=m-u-1001-1', { method: 'POST' })).data
      return link !== null && reason !== null
    },
  },
  {
    // Docking: five working days after it began (x-term).
    id: 'five days to answer with the weekend counted',
    group: 'shape',
    operationId: 'listDemandDockings',
    reply: (returning, passing) => {
      inData('listDemandDockings', (page) => {
        for (const each of page.records) each.replyBefore = dayAfter(each.createTime, 5)
      })(returning, passing)
      inData('getDemandDocking', (docking) => {
        docking.replyBefore = dayAfter(docking.timeline[0].time, 5)
      })(returning, passing)
    },
    probe: async (ask) => {
      const [{ createTime, replyBefore }] = await recordsIn(ask, `${demandDockings}/list`)
      return replyBefore === dayAfter(createTime, 5)
    },
  },
  {
    // Evaluation: seven days after it was given (x-term).
    id: 'evaluations may be changed for a month',
    group: 'shape',
    operationId: 'listFacilitatorEvaluations',
    reply: inData('listFacilitatorEvaluations', (page) => {
      for (const each of page.records)
        if (each.editableUntil !== null)
          each.editableUntil = dayAfter(each.createTime, 30) + each.editableUntil.slice(10)
    }),
    probe: async (ask) => {
      const [{ createTime, editableUntil }] = await recordsIn(ask, evaluations)
      return editableUntil.slice(0, 10) === dayAfter(createTime, 30)
    },
  },
  {
    // TecEnForm: all null before it was ever saved.
    id: 'empty parts of a form that was never saved',
    group: 'shape',
    operationId: 'getTecEnForm',
    reply: inData('getTecEnForm', (form) => {
      form.base ??= {}
      form.scores ??= {}
    }),
    probe: async (ask) => {
      const { status, base } = (await ask('/consult/api/customer/tec/en/form/detail')).data
      return status === 'NONE' && base !== null
    },
  },
  {
    // PolicyDeclarationTag: grey outside the time for declarations.
    id: 'no mark is grey',
    group: 'shape',
    operationId: 'listPolicies',
    reply: inData('listPolicies', (page) => {
      for (const { declarationTag } of page.records) declarationTag.grey = false
    }),
    probe: async (ask) =>
      (await recordsIn(ask, '/policy/api/ua/policy/list?size=50')).some(
        ({ declarationTag: { code, grey } }) => ['END', 'NOT_STARTED', 'NONE'].includes(code) && !grey,
      ),
  },
  {
    // CarrierFields: the first corner is not repeated at the end.
    id: 'outline of a plot closed with its first corner',
    group: 'shape',
    operationId: 'getLandResourceDetail',
    reply: inData('getLandResourceDetail', ({ polygon }) => {
      if (polygon.length > 0) polygon.push(polygon[0])
    }),
    probe: async (ask) => {
      const { polygon } = (await ask('/investment/api/landResource/detail?id=ld-1001')).data
      return polygon.length > 1 && polygon[0].lng === polygon.at(-1).lng && polygon[0].lat === polygon.at(-1).lat
    },
  },
  {
    // CarrierDTO: null for what was not filled in.
    id: 'noughts where nothing was filled in',
    group: 'shape',
    operationId: 'getEnterpriseCarrier',
    reply: inData('getEnterpriseCarrier', (carrier) => {
      for (const [name, value] of Object.entries(carrier)) carrier[name] = value ?? 0
    }),
    probe: async (ask) => {
      const { carrierDTO } = (await ask('/enterprise/api/member/en/details?enId=en-1001')).data
      const carrier = (await ask('/enterprise/api/member/en/carrier?enId=en-1001')).data
      return carrierDTO.incubatorCompanyAmount === null && carrier.incubatorCompanyAmount === 0
    },
  },
]
