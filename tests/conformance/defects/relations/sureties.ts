import { dataOf } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { calendar } from '../shared/addresses.ts'
import { monthOf } from '../shared/requests.ts'

const houseList = '/investment/ua/showResource/listByType?type=HOUSE'

const codeTarget = '/policy/api/ua/applet/shortuuid/encode?uuid=p-1001'

/** Codes that nobody keeps. */
function codesMade(): Pick<Defect, 'reply' | 'restart'> {
  let made = 0
  return {
    reply: inData('encodeAppletShortUuid', (data) => {
      made += 1
      data.shortUuid = `code${1000 + made}`
    }),
    restart: () => {
      made = 0
    },
  }
}

/** Two nodes that count by themselves. */
function viewsLost(): Pick<Defect, 'reply' | 'restart'> {
  let asked = 0
  return {
    reply: inData('getHouseResourceDetail', (data) => {
      asked += 1
      if (asked > 1) data.viewCount = 0
    }),
    restart: () => {
      asked = 0
    },
  }
}

/** A house that is let, which the favourites do not know. */
const isLet = (house: Loose) => {
  if (house.status === 'AVAILABLE') house.status = 'DONE'
}

const houses = [
  inData('listShowResourcesByType', ({ records }) => records.forEach(isLet)),
  inData('getHouseResourceDetail', (data) => isLet(data)),
]

export const relationsDefects: Defect[] = [
  {
    id: 'the day of the calendar has what the day before ends',
    group: 'relations',
    operationId: 'getCalendarMonth',
    reply: inData('getCalendarDay', (events) => events.filter(({ type }: Loose) => type !== 'DECLARE_END')),
    probe: async (ask) => {
      const { days } = await monthOf(ask)
      const { date } = days.find(({ endCount }: Loose) => endCount > 0)
      return (await dataOf(ask, `${calendar}/day?date=${date}`)).every(({ type }: Loose) => type !== 'DECLARE_END')
    },
  },
  {
    id: 'a favourite that is let is still valid',
    group: 'relations',
    write: true,
    operationId: 'listInvestmentFavorites',
    reply: (returning, passing) => {
      for (const shows of houses) shows(returning, passing)
    },
    probe: async (ask) => {
      const [{ id }] = (await dataOf(ask, houseList)).records
      const { status } = await dataOf(ask, `/investment/api/resource/detail?id=${id}`)
      await ask('/investment/api/customer/favorite', { body: { targetType: 'HOUSE', targetId: id } })
      const [favourite] = (await dataOf(ask, '/investment/api/customer/favorite/list')).records
      return status === 'DONE' && favourite.targetId === id && favourite.invalid === false
    },
  },
  {
    id: 'who will call about a house is always the same office',
    group: 'relations',
    write: true,
    operationId: 'saveInvestmentIntent',
    reply: inData('saveInvestmentIntent', (data) => {
      data.replyDept = '投资促进局'
    }),
    probe: async (ask) => {
      const [{ id }] = (await dataOf(ask, houseList)).records
      const { contact } = await dataOf(ask, `/investment/api/resource/detail?id=${id}`)
      return contact.department !== '投资促进局'
    },
  },
  {
    id: 'the quotation is in other words',
    group: 'relations',
    write: true,
    operationId: 'answerRobotQuestion',
    reply: inData('answerRobotQuestion', ({ citations }) => {
      for (const citation of citations) citation.quote = '符合条件的企业可以按规定申请支持'
    }),
    probe: async (ask) => {
      const body = { question: '研发费用加计扣除怎么算', sessionId: 'probe-session-1' }
      const { citations } = (await ask('/consult/api/ua/smart/answer', { body, as: 'visitor' })).data
      return citations.some(({ quote }: Loose) => quote === '符合条件的企业可以按规定申请支持')
    },
  },
  {
    id: 'a short code is made anew each time',
    group: 'relations',
    operationId: 'encodeAppletShortUuid',
    ...codesMade(),
    probe: async (ask) => (await dataOf(ask, codeTarget)).shortUuid !== (await dataOf(ask, codeTarget)).shortUuid,
  },
  {
    id: 'the views of a house are counted anew now and then',
    group: 'relations',
    operationId: 'getHouseResourceDetail',
    ...viewsLost(),
    probe: async (ask) => {
      const [{ id }] = (await dataOf(ask, houseList)).records
      const target = `/investment/api/resource/detail?id=${id}`
      return (await dataOf(ask, target)).viewCount > (await dataOf(ask, target)).viewCount
    },
  },
]
