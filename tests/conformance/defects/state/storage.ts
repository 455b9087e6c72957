import {
  type Ask,
  type Defect,
  type Loose,
  changeBody,
  envelopeOf,
  inData,
  onReply,
  onRequest,
  remembering,
  setJson,
} from '../../defect.ts'
import { state } from '../../groups.ts'

const enId = async (ask: Ask) =>
  (await ask('/enterprise/api/member/en/list')).data.find((each: Loose) => each.bindAudit === 'PASS').enId as string

const demand = async (ask: Ask, more: Loose): Promise<Loose> => {
  const body = { submit: false, enId: await enId(ask), title: '探针所发的草稿一条', demandType: 'OTHER', ...more }
  const { id } = (await ask('/supanddem/api/customer/demand/save', { body })).data
  return (await ask(`/supanddem/api/customer/demand/myDetail?id=${id}`)).data
}

const resource = async (ask: Ask, kind: string, more: Loose): Promise<Loose> => {
  const body = { submit: false, enId: await enId(ask), title: '探针所发的资源一条', ...more }
  const { id } = (await ask(`/supanddem/api/customer/resource/save/${kind}`, { body })).data
  return (await ask(`/supanddem/api/customer/resource/myDetail?id=${id}`)).data
}

const section = async (ask: Ask, name: string, change: Loose): Promise<Loose> => {
  const own = await enId(ask)
  const body = { ...(await ask(`/enterprise/api/member/en/${name}?enId=${own}`)).data, ...change }
  await ask(`/enterprise/api/member/en/save/${name}?enId=${own}`, { body })
  return (await ask(`/enterprise/api/member/en/${name}?enId=${own}`)).data
}

const photo = '/uaa/api/download/file?filePath=f-portrait-02&fileName=portrait.png'

/** What a mapper, a column or a cache makes of a value on its way in and out again. */
export const stateDefects: Defect[] = [
  state({
    id: 'nought is stored as nothing',
    operationId: 'saveEnterpriseCarrier',
    request: onRequest('saveEnterpriseCarrier', (passing) =>
      changeBody(passing, (body) => {
        for (const [name, value] of Object.entries(body)) if (value === 0) body[name] = null
      }),
    ),
    probe: async (ask) =>
      (await section(ask, 'carrier', { incubatorCompanyAmount: 0 })).incubatorCompanyAmount === null,
  }),
  state({
    id: 'a day is lost on the way',
    operationId: 'saveEnterpriseBasic',
    reply: inData('getEnterpriseBasic', (data) => {
      if (data.establishTime !== null && data.establishTime !== '2016-05-18')
        data.establishTime = new Date(Date.parse(data.establishTime) - 86_400_000).toISOString().slice(0, 10)
    }),
    probe: async (ask) => (await section(ask, 'basic', { establishTime: '2018-03-07' })).establishTime === '2018-03-06',
  }),
  state({
    id: 'a share is a whole number',
    operationId: 'savePolicyAttributes',
    request: onRequest('savePolicyAttributes', (passing) =>
      changeBody(passing, ({ indicatorList }: Loose) => {
        for (const { values } of indicatorList ?? [])
          for (const each of values ?? []) if (typeof each.value === 'number') each.value = Math.trunc(each.value)
      }),
    ),
    probe: async (ask) => {
      const target = `/enterprise/api/member/policy/attribute?enId=${await enId(ask)}`
      const body = (await ask(target)).data
      await ask(target, { body })
      return JSON.stringify((await ask(target)).data) !== JSON.stringify(body)
    },
  }),
  state({
    id: 'how often stays weekly',
    operationId: 'subscribeTags',
    request: onRequest('subscribeTags', (passing) =>
      changeBody(passing, (body) => {
        if (['DAILY', 'WEEKLY', 'INSTANT'].includes(String(body['frequency']))) body['frequency'] = 'WEEKLY'
      }),
    ),
    probe: async (ask) => {
      const tags = '/policy/api/customer/tag'
      const sent = await ask(`${tags}/subscribe`, { body: { tagIds: ['t-101'], frequency: 'DAILY' } })
      return sent.code === '200' && (await ask(`${tags}/mySubscribe`)).data.frequency === 'WEEKLY'
    },
  }),
  state({
    id: 'all are read at once',
    operationId: 'readMessage',
    ...remembering(
      () => ({ isRead: false }),
      (memory, returning, passing) => {
        if (passing.operationId === 'readMessage' && returning.body.includes('"200"')) memory.isRead = true
        inData('listMessages', (data) => {
          if (memory.isRead) for (const each of data.records) each.read = true
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const [{ id }] = (await ask('/message/api/msg/list?read=false')).data.records
      await ask(`/message/api/msg/read?id=${id}`, { method: 'POST' })
      return (await ask('/message/api/msg/list')).data.records.every(({ read }: Loose) => read)
    },
  }),
  state({
    id: 'the number of favourites is yesterday’s',
    operationId: 'favoriteDemand',
    reply: inData('favoriteDemand', (data) => {
      data.favoriteCount = Math.max(0, data.favoriteCount + (data.favorited ? -1 : 1))
    }),
    probe: async (ask) => {
      const { records } = (await ask('/supanddem/api/ua/show/demand/list')).data
      const detail = `/supanddem/api/ua/show/demand/detail?id=${records[5].id}`
      const before = (await ask(detail)).data.favoriteCount
      const body = { id: records[5].id, favorited: true }
      return (await ask('/supanddem/api/customer/demand/favorite', { body })).data.favoriteCount === before
    },
  }),
  state({
    id: 'words in another order',
    operationId: 'saveDemand',
    reply: inData('getMyDemand', (data) => {
      data.keywords.reverse()
    }),
    probe: async (ask) => (await demand(ask, { keywords: ['检测', '齿轮'] })).keywords[0] === '齿轮',
  }),
  state({
    id: 'a price without its cents',
    operationId: 'saveInstrumentResource',
    request: onRequest('saveInstrumentResource', (passing) =>
      changeBody(passing, (body) => {
        for (const name of ['priceMin', 'priceMax', 'originalValue'])
          if (typeof body[name] === 'number') body[name] = Math.floor(body[name])
      }),
    ),
    probe: async (ask) =>
      (await resource(ask, 'instrument', { priceType: 'RANGE', priceMin: 1.25, priceMax: 3.75 })).priceMin === 1,
  }),
  state({
    id: 'no is not stored',
    operationId: 'savePatentResource',
    request: onRequest('savePatentResource', (passing) =>
      changeBody(passing, (body) => {
        for (const [name, value] of Object.entries(body)) if (value === false && name !== 'submit') delete body[name]
      }),
    ),
    probe: async (ask) => (await resource(ask, 'patent', { pledged: false })).pledged === undefined,
  }),
  state({
    id: 'the portrait stays',
    operationId: 'updatePhoto',
    request: onRequest('updatePhoto', ({ body }) =>
      body.includes('filePath')
        ? {
            status: 200,
            headers: { 'content-type': 'application/json; charset=utf-8' },
            body: Buffer.from('{"returnCode":"200","data":null}'),
          }
        : undefined,
    ),
    probe: async (ask) => {
      const sent = await ask('/uaa/api/user/update/photo', { method: 'PUT', body: { image: photo } })
      return sent.code === '200' && (await ask('/uaa/api/current-user')).data.image !== photo
    },
  }),
  state({
    id: 'off is not off',
    operationId: 'setHistorySetting',
    request: onRequest('setHistorySetting', (passing) =>
      changeBody(passing, (body) => {
        if (body['enabled'] === false) body['enabled'] = true
      }),
    ),
    reply: onReply('setHistorySetting', (returning) => {
      const envelope = envelopeOf(returning)
      if (envelope?.['returnCode'] === '200')
        setJson(returning, { ...envelope, data: { ...(envelope['data'] as Loose), enabled: false } })
    }),
    probe: async (ask) => {
      await ask('/message/api/history/setting', { method: 'PUT', body: { enabled: false } })
      return (await ask('/message/api/history/setting')).data.enabled
    },
  }),
  state({
    id: 'a change is a new beginning',
    operationId: 'saveDemand',
    reply: inData('getMyDemand', (data) => {
      data.createTime = data.updateTime
    }),
    probe: async (ask) => {
      const [{ id, enId: own, title }] = (await ask('/supanddem/api/customer/demand/myList?status=DRAFT')).data.records
      const body = { id, submit: false, enId: own, title, demandType: 'OTHER' }
      await ask('/supanddem/api/customer/demand/save', { body })
      const { createTime, updateTime } = (await ask(`/supanddem/api/customer/demand/myDetail?id=${id}`)).data
      return createTime === updateTime
    },
  }),
  state({
    id: 'a favourite with the name of another',
    operationId: 'addInvestmentFavorite',
    reply: inData('listInvestmentFavorites', (data) => {
      for (const each of data.records) each.title = '标准厂房'
    }),
    probe: async (ask) => {
      const { records } = (await ask('/investment/ua/showResource/listByType?type=LAND')).data
      await ask('/investment/api/customer/favorite', { body: { targetType: 'LAND', targetId: records[0].id } })
      const [one] = (await ask('/investment/api/customer/favorite/list')).data.records
      return one.title !== records[0].title
    },
  }),
]
