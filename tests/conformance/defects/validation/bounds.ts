import { type Defect, type Loose, type Passing, changeBody, jsonReply, onRequest } from '../../defect.ts'
import { validation } from '../../groups.ts'

const types = new Set(['HOUSE', 'LAND', 'OFFICE', 'WAREHOUSE', 'ENVIRONMENT'])

const degrees = new Set(['DOCTOR', 'MASTER', 'BACHELOR', 'COLLEGE', 'OTHER'])

const person = {
  name: '周示例',
  company: '某示例装备有限公司',
  mobile: '13800000001',
  content: '希望了解租金与用电条件。',
}

const changing = (operationId: string, change: (body: Loose, passing: Passing) => void) =>
  onRequest(operationId, (passing) => changeBody(passing, (body) => change(body, passing)))

/** Annotations that are missing on a field, off by one, or not reached for want of another annotation above them. */
export const validationDefects: Defect[] = [
  validation({
    id: 'a correction of two characters',
    operationId: 'savePolicyCorrection',
    write: true,
    request: changing('savePolicyCorrection', (body) => {
      if (typeof body.content === 'string' && body.content.length > 0) body.content = body.content.padEnd(5, '。')
    }),
    probe: async (ask) => {
      const body = { targetType: 'POLICY', targetId: 'p-1001', errorType: 'TYPO', content: '错字' }
      return (await ask('/policy/api/customer/correction/save', { body })).code === '200'
    },
  }),
  validation({
    id: 'one character more than the title of a question may have',
    operationId: 'saveManagerConsult',
    write: true,
    request: changing('saveManagerConsult', (body) => {
      if (typeof body.title === 'string' && body.title.length === 51) body.title = body.title.slice(0, 50)
    }),
    probe: async (ask) => {
      const question = {
        policyId: 'p-1001',
        content: '融资租赁的设备能否计入？',
        telephone: '13800000001',
        public: true,
      }
      const body = { ...question, title: '问'.repeat(51) }
      return (await ask('/policy/api/customer/manager/consult/save', { body })).code === '200'
    },
  }),
  validation({
    id: 'the same tag twice in one go',
    operationId: 'addTagsBatch',
    write: true,
    request: changing('addTagsBatch', (body) => {
      if (Array.isArray(body.tagIds)) body.tagIds = [...new Set(body.tagIds)]
    }),
    probe: async (ask) =>
      (await ask('/policy/api/customer/tag/add/batch', { body: { tagIds: ['t-101', 't-101'] } })).code === '200',
  }),
  validation({
    id: 'a degree that nobody knows is another one',
    operationId: 'createTalentMatchReport',
    write: true,
    request: changing('createTalentMatchReport', ({ person: talent }) => {
      if (typeof talent?.education === 'string' && !degrees.has(talent.education)) talent.education = 'OTHER'
    }),
    probe: async (ask) => {
      const body = { enId: 'en-1001', person: { education: 'POSTDOC' } }
      return (await ask('/policy/api/customer/policy/match/talent-report', { body })).code === '200'
    },
  }),
  validation({
    id: 'an intent without consent',
    operationId: 'saveInvestmentIntent',
    write: true,
    request: changing('saveInvestmentIntent', (body) => {
      if (body.agree === false) body.agree = true
    }),
    probe: async (ask) => {
      const body = { ...person, resourceType: 'HOUSE', resourceId: 'hs-1002', agree: false }
      return (await ask('/investment/api/customer/intent/save', { body })).code === '200'
    },
  }),
  validation({
    id: 'a number that only begins like one of a mobile',
    operationId: 'saveAttractIntent',
    write: true,
    request: changing('saveAttractIntent', (body) => {
      if (/^1[3-9]\d{9}./.test(String(body.mobile))) body.mobile = body.mobile.slice(0, 11)
    }),
    probe: async (ask) => {
      const body = { ...person, attractId: 'at-1002', investAmount: 'UNDECIDED', agree: true, mobile: '138000000017' }
      return (await ask('/content/api/customer/attract/intent/save', { body })).code === '200'
    },
  }),
  validation({
    id: 'nothing of an unknown type',
    operationId: 'listShowResourcesByType',
    request: onRequest('listShowResourcesByType', ({ url }) => {
      const type = url.searchParams.get('type')
      return type === null || types.has(type)
        ? undefined
        : jsonReply({ returnCode: '200', data: { records: [], total: 0, size: 10, current: 1, pages: 0 } })
    }),
    probe: async (ask) => (await ask('/investment/ua/showResource/listByType?type=SHOP')).code === '200',
  }),
  validation({
    id: 'quiet from twenty-five o’clock',
    operationId: 'subscribeTags',
    write: true,
    request: changing('subscribeTags', (body) => {
      for (const name of ['quietStart', 'quietEnd'])
        if (/^\d\d:[0-5]\d$/.test(String(body[name]))) {
          const [hours, minutes] = body[name].split(':')
          body[name] = `${String(Number(hours) % 24).padStart(2, '0')}:${minutes}`
        }
    }),
    probe: async (ask) => {
      const body = { tagIds: ['t-101'], quietStart: '25:00', quietEnd: '08:00' }
      return (await ask('/policy/api/customer/tag/subscribe', { body })).code === '200'
    },
  }),
  validation({
    id: 'one star without a word',
    operationId: 'evaluateResource',
    write: true,
    request: changing('evaluateResource', (body) => {
      if (body.overall <= 2) body.content ??= '该用户没有填写评价内容。'
    }),
    probe: async (ask) => {
      const scores = { quality: 1, speed: 1, price: 1, attitude: 1 }
      const body = { dockingId: 'dk-2003', overall: 1, scores, tags: [], anonymous: false }
      return (
        (await ask('/supanddem/api/customer/resource/docking/resourceEvaluate', { method: 'PUT', body })).code === '200'
      )
    },
  }),
  validation({
    id: 'a scene with other signs',
    operationId: 'getAppletCodeNew',
    request: onRequest('getAppletCodeNew', ({ url }) => {
      const scene = url.searchParams.get('scene') ?? ''
      if (scene.length >= 8 && scene.length <= 22)
        url.searchParams.set('scene', scene.replaceAll(/[^0-9A-Za-z]/g, '').padEnd(8, '0'))
    }),
    probe: async (ask) => (await ask('/policy/api/ua/applet/codeNew?scene=abcdefgh-1')).code !== '3000',
  }),
]
