import { dataOf } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { shape } from '../../groups.ts'

const own = '/enterprise/api/member/en'

/** Fields that hold what the client of another program expects, not what the contract says. */
export const shapeDefects: Defect[] = [
  shape({
    id: 'where a picture opens in the words of HTML',
    operationId: 'listAds',
    reply: inData('listAds', (data) => {
      for (const ad of data) ad.target = `_${ad.target.toLowerCase()}`
    }),
    probe: async (ask) => (await dataOf(ask, '/content/api/ua/xc/pc/list'))[0].target.startsWith('_'),
  }),
  shape({
    id: 'a template that was never uploaded has no uid',
    operationId: 'getElectricityTemplate',
    reply: inData('getElectricityTemplate', (data) => {
      data.uid = null
    }),
    probe: async (ask) => (await dataOf(ask, '/enterprise/api/ua/en/electricity/template')).uid === null,
  }),
  shape({
    id: 'bounds from the small to the large',
    operationId: 'listIndustryFields',
    reply: inData('listIndustryFields', (data) => {
      for (const { fields } of data) for (const { bounds } of fields) bounds.reverse()
    }),
    probe: async (ask) => {
      const [{ fields }] = await dataOf(ask, '/consult/api/customer/eva/industry/fields')
      return fields[0].bounds[0] < fields[0].bounds[2]
    },
  }),
  shape({
    id: 'the moment of the end in place of the time left',
    operationId: 'getZzQr',
    reply: inData('getZzQr', (data) => {
      data.expiresIn += Math.floor(Date.now() / 1000)
    }),
    probe: async (ask) => (await dataOf(ask, '/uaa/api/ua/zz/qr')).expiresIn > 1_000_000_000,
  }),
  shape({
    id: 'success as the library of geet gives it',
    operationId: 'registerGeet',
    reply: inData('registerGeet', (data) => {
      data.success = Number(data.success)
    }),
    probe: async (ask) => typeof (await dataOf(ask, '/policy/api/ua/geet/register')).success === 'number',
  }),
  shape({
    id: 'Base64 without saying of what',
    operationId: 'getAppletCodeNew',
    reply: inData('getAppletCodeNew', (data) => {
      data.imageSrc = data.imageSrc.replace(/^data:[^,]*,/, '')
    }),
    probe: async (ask) => {
      const { id } = (await dataOf(ask, '/policy/api/ua/policy/list')).records[0]
      const code = await dataOf(ask, `/policy/api/ua/applet/shortuuid/encode?uuid=${id}`)
      const scene = code.shortUuid ?? code.shortuuid ?? Object.values(code)[0]
      return !(await dataOf(ask, `/policy/api/ua/applet/codeNew?scene=${scene}`)).imageSrc.startsWith('data:')
    },
  }),
  shape({
    id: 'the overall score is the mean of the four',
    operationId: 'listResourceEvaluations',
    reply: inData('listResourceEvaluations', ({ records }) => {
      for (const record of records) {
        const scores = Object.values(record.scores) as number[]
        record.overall = scores.reduce((sum, score) => sum + score, 0) / scores.length
      }
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/supanddem/api/customer/evaluation/myList?direction=RECEIVED')
      const list = `/supanddem/api/ua/show/resource/evaluation/list?id=${records[0].targetId}`
      return (await dataOf(ask, list)).records.some(({ overall }: Loose) => !Number.isInteger(overall))
    },
  }),
  shape({
    id: 'minus one for a number nobody knows',
    operationId: 'getEnterprisePersonnel',
    reply: inData('getEnterprisePersonnel', (data) => {
      for (const [name, value] of Object.entries(data)) if (value === null) data[name] = -1
    }),
    probe: async (ask) => Object.values(await dataOf(ask, `${own}/personnel?enId=en-1001`)).includes(-1),
  }),
  shape({
    id: 'kinds of an enterprise as a list',
    operationId: 'getEnterpriseBasic',
    reply: inData('getEnterpriseBasic', (data) => {
      data.enType = data.enType.split(',')
    }),
    probe: async (ask) => Array.isArray((await dataOf(ask, `${own}/basic?enId=en-1001`)).enType),
  }),
  shape({
    id: 'a binding that passed is approved',
    operationId: 'listMyEnterprises',
    reply: inData('listMyEnterprises', (data) => {
      for (const each of data) if (each.bindAudit === 'PASS') each.bindAudit = 'APPROVED'
    }),
    probe: async (ask) => (await dataOf(ask, `${own}/list`)).some(({ bindAudit }: Loose) => bindAudit === 'APPROVED'),
  }),
]
