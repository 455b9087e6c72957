import { type Defect, envelopeOf, jsonReply, onReply, setJson } from '../../defect.ts'

const sql = 'Cannot add or update a child row: a foreign key constraint fails (`policy`.`t_subscription`)'

export const refusalsDefects: Defect[] = [
  {
    id: 'the error page of the framework',
    group: 'refusals',
    operationId: 'getPolicySubject',
    reply: onReply('getPolicySubject', (returning, { url }) => {
      if (envelopeOf(returning)?.['returnCode'] !== '4040') return
      const told = { timestamp: new Date().toISOString(), status: 404, error: 'Not Found', path: url.pathname }
      Object.assign(returning, jsonReply(told, 404))
    }),
    probe: async (ask) => (await ask('/policy/api/ua/subject/details/none')).status === 404,
  },
  {
    id: 'an office that is not there is null',
    group: 'refusals',
    operationId: 'getOfficeResourceDetail',
    reply: onReply('getOfficeResourceDetail', (returning) => {
      if (envelopeOf(returning)?.['returnCode'] === '4040') setJson(returning, { returnCode: '200', data: null })
    }),
    probe: async (ask) => (await ask('/investment/api/officeResource/detail?id=none')).code === '200',
  },
  {
    id: 'no row updated is fine',
    group: 'refusals',
    operationId: 'readMessage',
    write: true,
    reply: onReply('readMessage', (returning) => {
      if (envelopeOf(returning)?.['returnCode'] === '4040') setJson(returning, { returnCode: '200', data: null })
    }),
    probe: async (ask) => (await ask('/message/api/msg/read?id=none', { method: 'POST' })).code === '200',
  },
  {
    id: 'what the database says',
    group: 'refusals',
    operationId: 'addTag',
    write: true,
    reply: onReply('addTag', (returning) => {
      if (envelopeOf(returning)?.['returnCode'] === '4040')
        setJson(returning, { returnCode: '5000', errorMessage: sql })
    }),
    probe: async (ask) =>
      (await ask('/policy/api/customer/tag/add', { body: { tagId: 't-none' } })).text.includes('foreign key'),
  },
]
