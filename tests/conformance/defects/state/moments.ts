import { type Defect, type Loose, envelopeOf, inData, jsonReply, onReply } from '../../defect.ts'

const favorites = '/supanddem/api/customer/demand/favorite'

const msPerHour = 3_600_000

/** The first moment that a demand had is told for good. */
function updateTimeStays(): Defect {
  const known = new Map<string, unknown>()
  const freeze = (record: Loose) => {
    if (!known.has(record.id)) known.set(record.id, record.updateTime)
    record.updateTime = known.get(record.id)
  }
  return {
    id: 'a change does not move the time of the last change',
    group: 'state',
    operationId: 'saveDemand',
    write: true,
    reply: (returning, passing) => {
      inData('listMyDemands', (data) => data.records.forEach(freeze))(returning, passing)
      inData('getMyDemand', freeze)(returning, passing)
    },
    probe: async (ask) => {
      const draft = { submit: false, enId: 'en-1001', title: '齿轮噪声在线检测', demandType: 'OTHER' }
      const { id } = (await ask('/supanddem/api/customer/demand/save', { body: draft })).data
      const seen = async () => (await ask(`/supanddem/api/customer/demand/myDetail?id=${id}`)).data.updateTime
      const before = await seen()
      // Times have seconds: the change comes in a later one than the record.
      const second = async () => (await ask(`/supanddem/api/customer/demand/myDetail?id=${id}`)).headers.get('date')
      const first = await second()
      while ((await second()) === first);
      await ask('/supanddem/api/customer/demand/save', { body: { ...draft, id, title: '齿轮噪声离线检测' } })
      return before === (await seen())
    },
  }
}

/** The second of two requests is accepted while the first is not finished. */
function twiceAtOnce(): Defect {
  let running = 0
  return {
    id: 'two favourites at once',
    group: 'state',
    operationId: 'favoriteDemand',
    write: true,
    request: ({ operationId }) => {
      if (operationId === 'favoriteDemand') running += 1
      return undefined
    },
    reply: onReply('favoriteDemand', (returning) => {
      if (running > 1 && envelopeOf(returning)?.['returnCode'] === '4090')
        Object.assign(returning, jsonReply({ returnCode: '200', data: { favorited: true, favoriteCount: 1 } }))
      setTimeout(() => {
        running = 0
      }, 20)
    }),
    probe: async (ask) => {
      const { records } = (await ask('/supanddem/api/ua/show/demand/list')).data
      const body = { id: records.at(-1).id, favorited: true }
      const replies = await Promise.all([0, 1].map(() => ask(favorites, { body })))
      return replies.every(({ code }) => code === '200')
    },
  }
}

function hoursBefore(moment: string, hours: number): string {
  const time = Date.parse(`${moment.replace(' ', 'T')}Z`) - hours * msPerHour
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ')
}

/** Faults of time, and of two requests at the same time. */
export const stateDefects: Defect[] = [
  {
    id: 'moments of another zone',
    group: 'state',
    operationId: 'favoriteDemand',
    write: true,
    reply: inData('listFavoriteDemands', (data) => {
      for (const record of data.records) record.createTime = hoursBefore(record.createTime, 8)
    }),
    probe: async (ask) => {
      const { records } = (await ask('/supanddem/api/ua/show/demand/list')).data
      await ask(favorites, { body: { id: records.at(-1).id, favorited: true } })
      const [{ createTime }] = (await ask(`${favorites}/list`)).data.records
      return Date.now() - Date.parse(`${createTime.replace(' ', 'T')}+08:00`) > 7 * msPerHour
    },
  },
  updateTimeStays(),
  twiceAtOnce(),
]
