import { type Defect, type Loose, type Passing, changeBody, jsonReply, onRequest } from '../../defect.ts'
import { enabledByText } from '../shared/hooks.ts'
import { validation } from '../../groups.ts'

/** A gateway that takes what it should refuse, as it mends the query. */
const takes = (id: string, operationId: string, target: string, mend: (query: URLSearchParams) => void): Defect =>
  validation({
    id,
    operationId,
    request: onRequest(operationId, ({ url }: Passing) => mend(url.searchParams)),
    probe: async (ask) => (await ask(target)).code === '200',
  })

/** The same for a body that is saved. */
const saves = (
  id: string,
  operationId: string,
  [method, target]: [string, string],
  body: unknown,
  mend: (body: Loose) => void,
): Defect =>
  validation({
    id,
    operationId,
    write: true,
    request: onRequest(operationId, (passing) => changeBody(passing, mend)),
    probe: async (ask) => (await ask(target, { method, body })).code === '200',
  })

/** A gateway that refuses what it should take. */
const refuses = (
  id: string,
  operationId: string,
  target: string,
  field: string,
  isRefused: (query: URLSearchParams) => boolean,
): Defect =>
  validation({
    id,
    operationId,
    request: onRequest(operationId, ({ url }) => {
      const data = [{ errorMessage: '格式不正确', field: `query.${field}` }]
      const refusal = { returnCode: '3000', errorMessage: '填写的内容有误，请逐项检查', data }
      return isRefused(url.searchParams) ? jsonReply(refusal) : undefined
    }),
    probe: async (ask) => (await ask(target)).code === '3000',
  })

const replace = (name: string, change: (value: string) => string) => (query: URLSearchParams) => {
  const value = query.get(name)
  if (value !== null) query.set(name, change(value))
}

const visit = {
  resourceType: 'HOUSE',
  resourceId: 'hs-1001',
  name: '周示例',
  company: '泰兴市江畔精密传动有限公司（示例）',
  mobile: '13800000001',
  content: '希望实地查看层高与行车。',
  agree: false,
}

const subscription = {
  tagIds: ['t-101'],
  departments: [],
  levels: ['COUNTY'],
  channels: ['SITE'],
  frequency: 'WEEKLY',
  quietStart: '24:00',
  quietEnd: '08:00',
  deadlineRemind: [30, 7],
}

export const validationDefects: Defect[] = [
  takes(
    'a scene may have hyphens',
    'getAppletCodeNew',
    '/policy/api/ua/applet/codeNew?scene=lENK-3luS-mQ',
    replace('scene', (value) => value.replaceAll('-', '')),
  ),
  takes(
    'a year of two digits is one of this century',
    'pageDeclareFiles',
    '/policy/api/show/declareFile/page?year=26',
    replace('year', (value) => (value.length === 2 ? `20${value}` : value)),
  ),
  takes(
    'no stars are all stars',
    'listShownFacilitatorEvaluations',
    '/enterprise/api/ua/facilitator/evaluate?facilitatorId=fa-2001&overall=0',
    (query) => {
      if (query.get('overall') === '0') query.delete('overall')
    },
  ),
  takes(
    'the kind of a visit is taken in lower case',
    'listHistory',
    '/message/api/history/list?targetType=policy',
    replace('targetType', (value) => value.toUpperCase()),
  ),
  takes(
    'a broken page number is rounded down',
    'listMyResources',
    '/supanddem/api/customer/resource/myList?current=1.5',
    replace('current', (value) => (value.includes('.') ? String(Math.floor(Number(value))) : value)),
  ),
  refuses(
    'an empty word to search for is refused',
    'listHelpArticles',
    '/content/api/ua/help/list?keyword=',
    'keyword',
    (query) => query.get('keyword') === '',
  ),
  refuses(
    'the name of a product is measured in bytes',
    'listFacilitatorProducts',
    `/enterprise/api/ua/facilitator/product?name=${'检'.repeat(12)}`,
    'name',
    (query) => Buffer.byteLength(query.get('name') ?? '') > 30,
  ),
  saves(
    'a word serves as a switch',
    'setHistorySetting',
    ['PUT', '/message/api/history/setting'],
    { enabled: 'true' },
    enabledByText,
  ),
  saves(
    'a visit is booked without agreement',
    'saveInvestmentIntent',
    ['POST', '/investment/api/customer/intent/save'],
    visit,
    (body) => void (body.agree = true),
  ),
  saves(
    'the quiet hours begin at twenty-four',
    'subscribeTags',
    ['POST', '/policy/api/customer/tag/subscribe'],
    subscription,
    (body) => {
      if (body.quietStart === '24:00') body.quietStart = '00:00'
    },
  ),
]
