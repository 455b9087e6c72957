import { type Ask, type Defect, type Loose, type Passing, inData, onRequest } from '../../defect.ts'
import { memberBearer } from '../shared/tokens.ts'

const asMember = (operationId: string) =>
  onRequest(operationId, ({ headers }: Passing) => {
    if (headers['authorization']?.includes('second') === true) headers['authorization'] = memberBearer
  })

const messages = '/message/api/msg/list'

const enId = async (ask: Ask) => (await ask('/enterprise/api/member/en/list')).data[0].enId as string

export const accessDefects: Defect[] = [
  {
    id: 'the figures of another shop',
    group: 'access',
    operationId: 'getFacilitatorStatistics',
    request: asMember('getFacilitatorStatistics'),
    probe: async (ask) =>
      (await ask('/enterprise/api/member/facilitator/statistics/en-1001', { as: 'stranger' })).code === '200',
  },
  {
    id: 'the numbers of another enterprise',
    group: 'access',
    operationId: 'getMySupplyDemandStats',
    request: asMember('getMySupplyDemandStats'),
    probe: async (ask) =>
      (await ask(`/supanddem/api/customer/statistics?enId=${await enId(ask)}`, { as: 'stranger' })).code === '200',
  },
  {
    id: 'who knows the address has the file',
    group: 'access',
    operationId: 'downloadFile',
    request: onRequest('downloadFile', ({ headers }) => {
      headers['authorization'] = memberBearer
    }),
    probe: async (ask) => {
      const [{ pdfFile }] = (await ask('/enterprise/api/member/en/electricity/list')).data.records
      return (await ask(pdfFile.url, { as: 'visitor' })).status === 200
    },
  },
  {
    id: 'a docking is open to a third',
    group: 'access',
    operationId: 'getDemandDocking',
    request: asMember('getDemandDocking'),
    probe: async (ask) => {
      const [{ id }] = (await ask('/supanddem/api/customer/demand/docking/list')).data.records
      return (await ask(`/supanddem/api/customer/demand/docking/detail?id=${id}`, { as: 'stranger' })).code === '200'
    },
  },
  {
    id: 'the number before it is agreed',
    group: 'access',
    operationId: 'getDemandDocking',
    reply: inData('getDemandDocking', (data) => {
      if (data.status === 'PENDING') data.contact = { contactName: '沈工', contactTel: '13800000011' }
    }),
    probe: async (ask) =>
      (await ask('/supanddem/api/customer/demand/docking/detail?id=dk-1001')).data.contact !== undefined,
  },
  {
    id: 'who hides is known by the number',
    group: 'access',
    operationId: 'getDemand',
    reply: inData('getDemand', (data) => {
      if (data.hideEnName === true) data.enId = 'en-1005'
    }),
    probe: async (ask) => {
      const all: Loose[] = (await ask('/supanddem/api/ua/show/demand/list?size=50')).data.records
      const hidden = all.find(({ hideEnName }) => hideEnName)
      return (await ask(`/supanddem/api/ua/show/demand/detail?id=${hidden.id}`)).data.enId !== undefined
    },
  },
  {
    id: 'the cloud of another enterprise',
    group: 'access',
    operationId: 'getCloudInfo',
    request: asMember('getCloudInfo'),
    probe: async (ask) =>
      (await ask(`/consult/api/customer/cloud/info?enId=${await enId(ask)}`, { as: 'stranger' })).code === '200',
  },
  {
    id: 'another member saves the staff',
    group: 'access',
    operationId: 'saveEnterprisePersonnel',
    write: true,
    request: asMember('saveEnterprisePersonnel'),
    probe: async (ask) => {
      const own = await enId(ask)
      const body = (await ask(`/enterprise/api/member/en/personnel?enId=${own}`)).data
      const target = `/enterprise/api/member/en/save/personnel?enId=${own}`
      return (await ask(target, { body, as: 'stranger' })).code === '200'
    },
  },
  {
    id: 'anybody deletes a message',
    group: 'access',
    operationId: 'deleteMessages',
    write: true,
    request: asMember('deleteMessages'),
    probe: async (ask) => {
      const [{ id }] = (await ask(messages)).data.records
      await ask(`/message/api/msg/delete?ids=${id}`, { method: 'DELETE', as: 'stranger' })
      return (await ask(messages)).data.records[0].id !== id
    },
  },
  {
    id: 'anybody reads a message for another',
    group: 'access',
    operationId: 'readMessage',
    write: true,
    request: asMember('readMessage'),
    probe: async (ask) => {
      const [{ id }] = (await ask(`${messages}?read=false`)).data.records
      await ask(`/message/api/msg/read?id=${id}`, { method: 'POST', as: 'stranger' })
      return (await ask(messages)).data.records.find((each: Loose) => each.id === id).read
    },
  },
  {
    id: 'where a message leads to tells others',
    write: true,
    group: 'access',
    operationId: 'transformMessage',
    request: asMember('transformMessage'),
    probe: async (ask) => {
      const [{ id }] = (await ask(messages)).data.records
      return (await ask(`/message/api/msg/transform?id=${id}`, { method: 'POST', as: 'stranger' })).code === '200'
    },
  },
]
