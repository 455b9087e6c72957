import { bodyOf } from '../../asked.ts'
import { type Defect, codeOf, envelopeOf, jsonReply, onReply, setJson } from '../../defect.ts'
import { refusals } from '../../groups.ts'
import { refused } from '../shared/requests.ts'

const project = { projectTotalInvestAmount: -1, projectOpreateDate: null, projectState: 'BUILDING' }

export const refusalsDefects: Defect[] = [
  refusals({
    id: 'an investment that nobody offers is no address of the gateway',
    operationId: 'getAttract',
    reply: onReply('getAttract', (returning) => {
      if (codeOf(returning) === '4040')
        Object.assign(returning, jsonReply({ returnCode: '404', errorMessage: 'api地址不存在' }, 404))
    }),
    probe: async (ask) => (await ask('/content/api/ua/attract/detail/nobody-knows')).status === 404,
  }),
  refusals({
    id: 'what is said of a help article that is not there is said by the JVM',
    operationId: 'getHelpArticle',
    reply: onReply('getHelpArticle', (returning) => {
      if (codeOf(returning) !== '4040') return
      const [name, errorMessage] = ['java.util.NoSuchElementException', 'No value present']
      setJson(returning, { returnCode: '4040', errorMessage, exception: name })
    }),
    probe: async (ask) => (await ask('/content/api/ua/help/detail/nobody-knows')).text.includes('"exception":"java'),
  }),
  refusals({
    id: 'whoever has signed up before is told of a field',
    operationId: 'signUpForEvent',
    write: true,
    reply: onReply('signUpForEvent', (returning, passing) => {
      if (codeOf(returning) === '4090' && bodyOf(passing)['eventId'] !== undefined)
        Object.assign(returning, refused('您已报名', 'body.eventId'))
    }),
    probe: async (ask) => {
      const who = { enId: 'en-1001', name: '周示例', mobile: '13800000001', position: '财务主管', attendCount: 2 }
      const body = { eventId: 'ev-1001', ...who, extra: [{ key: 'seat', values: ['需要'] }], agree: true }
      return (await ask('/supanddem/api/ua/customer/event/sign', { body })).code === '3000'
    },
  }),
  refusals({
    id: 'the wrong fields of a project are named by their Java properties',
    operationId: 'saveEnterpriseProject',
    write: true,
    reply: onReply('saveEnterpriseProject', (returning) => {
      if (codeOf(returning) !== '3000') return
      const text = returning.body.toString('utf8').replaceAll('"field":"body.', '"field":"projectDTO.')
      setJson(returning, envelopeOf({ ...returning, body: Buffer.from(text) }))
    }),
    probe: async (ask) => {
      const target = '/enterprise/api/member/en/save/project?enId=en-1001'
      const { data } = await ask(target, { body: project })
      return data[0].field === 'projectDTO.projectTotalInvestAmount'
    },
  }),
]
