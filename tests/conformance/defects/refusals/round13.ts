import { type Defect, codeOf, envelopeOf, onReply, setJson } from '../../defect.ts'
import { refusals } from '../../groups.ts'

export const refusalsDefects: Defect[] = [
  refusals({
    id: 'a help article that does not exist is found and is nothing',
    operationId: 'getHelpArticle',
    reply: onReply('getHelpArticle', (returning) => {
      if (codeOf(returning) === '4040') setJson(returning, { returnCode: '200', data: null })
    }),
    probe: async (ask) => (await ask('/content/api/ua/help/detail/he-9999')).code === '200',
  }),
  refusals({
    id: 'a step that a docking cannot take is an exception that nobody catches',
    operationId: 'updateDemandDockingStatus',
    write: true,
    reply: onReply('updateDemandDockingStatus', (returning) => {
      if (codeOf(returning) !== '4090') return
      returning.status = 500
      setJson(returning, { returnCode: '500', errorMessage: '服务器内部错误' })
    }),
    probe: async (ask) => {
      const target = '/supanddem/api/customer/demand/docking/updateStatus'
      return (await ask(target, { method: 'PUT', body: { id: 'dk-1002', action: 'ACCEPT' } })).status === 500
    },
  }),
  refusals({
    id: 'the carrier of a stranger is forbidden by HTTP',
    operationId: 'getEnterpriseCarrier',
    reply: onReply('getEnterpriseCarrier', (returning) => {
      if (codeOf(returning) === '4030') returning.status = 403
    }),
    probe: async (ask) => (await ask('/enterprise/api/member/en/carrier?enId=en-2001')).status === 403,
  }),
  refusals({
    id: 'why a message cannot be read is told under another name',
    operationId: 'readMessage',
    write: true,
    reply: onReply('readMessage', (returning) => {
      const { errorMessage, ...envelope } = envelopeOf(returning) ?? {}
      const isRefused = returning.status === 200 && errorMessage !== undefined
      if (isRefused) setJson(returning, { ...envelope, message: errorMessage })
    }),
    probe: async (ask) => {
      const { text } = await ask('/message/api/msg/read?id=m-nothing', { method: 'POST' })
      return JSON.parse(text).errorMessage === undefined
    },
  }),
]
