import { bodyOf } from '../../asked.ts'
import { type Defect, changeBody, onRequest } from '../../defect.ts'
import { suggestions } from '../shared/addresses.ts'
import { enabledByText, rewritten } from '../shared/hooks.ts'
import { refused } from '../shared/requests.ts'
import { validation } from '../../groups.ts'

const figures = { totalAsset: 15_200, netProfit: 860.5, tax: 412.3, mainBusinessIncome: 12_800, developInput: 640 }

const yearBefore = new Date().getFullYear() - 1

export const validationDefects: Defect[] = [
  validation({
    id: 'an unknown state among known ones is passed over',
    operationId: 'pageDeclarations',
    request: onRequest('pageDeclarations', ({ url }) => {
      const states = url.searchParams.get('declareState')?.split(',') ?? []
      const known = states.filter((each) =>
        ['OPEN', 'ENDING', 'NOT_STARTED', 'LONG', 'NO_APPLY', 'END', 'NONE'].includes(each),
      )
      if (known.length > 0) url.searchParams.set('declareState', known.join(','))
    }),
    probe: async (ask) => (await ask('/policy/api/ua/declare/page?declareState=OPEN,SOMETIME')).code === '200',
  }),
  validation({
    id: 'a trend of any number of days is given',
    operationId: 'getFacilitatorStatistics',
    request: onRequest('getFacilitatorStatistics', ({ url }) => {
      const days = Number(url.searchParams.get('days'))
      if (days > 0 && ![7, 30, 90].includes(days)) url.searchParams.set('days', '30')
    }),
    probe: async (ask) => {
      const target = '/enterprise/api/member/facilitator/statistics/en-1001?days=14'
      return (await ask(target)).code === '200'
    },
  }),
  validation({
    id: 'a word of just the longest length is refused',
    operationId: 'associatePolicyWords',
    request: onRequest('associatePolicyWords', ({ url }) =>
      url.searchParams.get('keyword')?.length === 30 ? refused('关键词不能超过 30 个字符', 'query.keyword') : undefined,
    ),
    probe: async (ask) => (await ask(suggestions + encodeURIComponent('研'.repeat(30)))).code === '3000',
  }),
  validation({
    id: 'an empty name is refused in place of being no filter',
    operationId: 'listCustomerDemands',
    request: onRequest('listCustomerDemands', ({ url }) =>
      url.searchParams.get('name') === '' ? refused('需求名称不能为空', 'query.name') : undefined,
    ),
    probe: async (ask) => (await ask('/supanddem/api/customer/demand/demandList?name=')).code === '3000',
  }),
  validation({
    id: 'figures of the year before last are taken',
    operationId: 'saveEnterpriseManagement',
    write: true,
    request: onRequest('saveEnterpriseManagement', (passing) => {
      const [record] = bodyOf(passing)['managementDTOList'] ?? []
      if (record?.year === yearBefore - 1)
        changeBody(passing, (body) => void (body['managementDTOList'] = [{ ...record, year: yearBefore }]))
    }),
    probe: async (ask) => {
      const body = { enId: 'en-1001', managementDTOList: [{ year: yearBefore - 1, ...figures }] }
      return (await ask('/enterprise/api/member/en/save/management?enId=en-1001', { body })).code === '200'
    },
  }),
  validation({
    id: 'a staff without doctors is refused as not filled in',
    operationId: 'saveEnterprisePersonnel',
    write: true,
    request: onRequest('saveEnterprisePersonnel', (passing) =>
      bodyOf(passing)['overDoctorAmount'] === 0 ? refused('请输入博士人数', 'body.overDoctorAmount') : undefined,
    ),
    probe: async (ask) => {
      const higher = { overBachelorAmount: 48, overMasterAmount: 6, overDoctorAmount: 0 }
      const body = { employeeAmount: 186, overCollegeAmount: 92, ...higher }
      return (await ask('/enterprise/api/member/en/save/personnel?enId=en-1001', { body })).code === '3000'
    },
  }),
  validation({
    id: 'numbers that begin with 19 are refused by an old pattern',
    operationId: 'saveFeedback',
    write: true,
    request: onRequest('saveFeedback', (passing) =>
      String(bodyOf(passing)['telephone']).startsWith('19') ? refused('手机号格式错误', 'body.telephone') : undefined,
    ),
    probe: async (ask) => {
      const body = { telephone: '19900000001', source: 'PC', type: 'FUNCTION', description: '附件打不开' }
      return (await ask('/consult/api/customer/feedback/save', { body })).code === '3000'
    },
  }),
  validation({
    id: 'an intent is taken without consent',
    operationId: 'saveAttractIntent',
    write: true,
    request: onRequest('saveAttractIntent', (passing) => changeBody(passing, (body) => void (body['agree'] = true))),
    probe: async (ask) => {
      const person = { name: '周示例', company: '示例企业', mobile: '13800000001' }
      const body = { attractId: 'at-1001', ...person, investAmount: 'FROM_1000', content: '想了解', agree: false }
      return (await ask('/content/api/customer/attract/intent/save', { body })).code === '200'
    },
  }),
  validation({
    id: 'text is taken for a boolean',
    write: true,
    ...rewritten('setHistorySetting', enabledByText),
    probe: async (ask) => {
      const { code } = await ask('/message/api/history/setting', { method: 'PUT', body: { enabled: 'false' } })
      return code === '200'
    },
  }),
  validation({
    id: 'twenty-four is an hour',
    operationId: 'subscribeTags',
    write: true,
    request: onRequest('subscribeTags', (passing) =>
      changeBody(passing, (body) => {
        for (const name of ['quietStart', 'quietEnd']) if (body[name] === '24:00') body[name] = '00:00'
      }),
    ),
    probe: async (ask) => {
      const body = { tagIds: ['t-101'], quietStart: '24:00' }
      return (await ask('/policy/api/customer/tag/subscribe', { body })).code === '200'
    },
  }),
]
