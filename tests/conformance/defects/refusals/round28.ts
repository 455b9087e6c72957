import { type Defect, codeOf, envelopeOf, onReply, setJson } from '../../defect.ts'
import { refusals } from '../../groups.ts'
import { footprints, providers } from '../shared/addresses.ts'

const noDocking = '/supanddem/api/customer/demand/docking/detail?id=dk-9999'
const trace = 'java.util.NoSuchElementException: No value present at java.base/java.util.Optional.orElseThrow'

export const refusalsDefects: Defect[] = [
  refusals({
    id: 'a docking that nobody has is a bad request',
    operationId: 'getDemandDocking',
    reply: onReply('getDemandDocking', (returning) => {
      if (codeOf(returning) === '4040') setJson(returning, { ...envelopeOf(returning), returnCode: '4000' })
    }),
    probe: async (ask) => (await ask(noDocking)).code === '4000',
  }),
  refusals({
    id: 'a visitor is kept from the footprints with a status of success',
    operationId: 'listHistory',
    reply: onReply('listHistory', (returning) => {
      if (returning.status === 401) returning.status = 200
    }),
    probe: async (ask) => {
      const { status, code } = await ask(`${footprints}/list`, { as: 'visitor' })
      return status === 200 && code === '401'
    },
  }),
  refusals({
    id: 'an unknown providers is refused in the words of the exception',
    operationId: 'getFacilitator',
    reply: onReply('getFacilitator', (returning) => {
      if (codeOf(returning) === '4040') setJson(returning, { ...envelopeOf(returning), errorMessage: trace })
    }),
    probe: async (ask) => (await ask(`${providers}/fa-99999`)).text.includes('NoSuchElementException'),
  }),
  refusals({
    id: 'what is wrong with a year is one text for all fields',
    operationId: 'getCalendarYear',
    reply: onReply('getCalendarYear', (returning) => {
      if (codeOf(returning) === '3000') setJson(returning, { ...envelopeOf(returning), data: 'year: 年不能小于 2,000' })
    }),
    probe: async (ask) => typeof (await ask('/policy/api/ua/calendar/year?year=1')).data === 'string',
  }),
]
