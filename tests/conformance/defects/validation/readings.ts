import { type Defect, onRequest } from '../../defect.ts'
import { offices } from '../shared/addresses.ts'

export const validationDefects: Defect[] = [
  {
    id: 'a price from above its end',
    group: 'validation',
    operationId: 'listShowResourcesByType',
    request: onRequest('listShowResourcesByType', ({ url: { searchParams } }) => {
      if (Number(searchParams.get('minPrice')) <= Number(searchParams.get('maxPrice') ?? Infinity)) return
      searchParams.delete('minPrice')
      searchParams.delete('maxPrice')
    }),
    probe: async (ask) => (await ask(`${offices}&minPrice=9&maxPrice=3`)).code === '200',
  },
  {
    id: 'a number with its point',
    group: 'validation',
    operationId: 'listAttracts',
    request: onRequest('listAttracts', ({ url }) => {
      const size = Number(url.searchParams.get('size') ?? 10)
      if (Number.isInteger(size) && size > 0) url.searchParams.set('size', String(size))
    }),
    probe: async (ask) => (await ask('/content/api/ua/attract/list?size=5.0')).code === '200',
  },
  {
    id: 'small letters are as good',
    group: 'validation',
    operationId: 'listResources',
    request: onRequest('listResources', ({ url }) => {
      const type = url.searchParams.get('resourceType')
      if (type !== null) url.searchParams.set('resourceType', type.toUpperCase())
    }),
    probe: async (ask) => (await ask('/supanddem/api/ua/show/resource/list?resourceType=patent')).code === '200',
  },
  {
    id: 'a date runs over',
    group: 'validation',
    operationId: 'listShowResourcesByType',
    request: onRequest('listShowResourcesByType', ({ url }) => {
      if (/-02-(29|30|31)$/.test(url.searchParams.get('availableBefore') ?? ''))
        url.searchParams.set('availableBefore', '2027-03-02')
    }),
    probe: async (ask) => (await ask(`${offices}&availableBefore=2027-02-30`)).code === '200',
  },
  {
    id: 'a report on nothing',
    group: 'validation',
    operationId: 'createMatchReport',
    request: onRequest('createMatchReport', (passing) => {
      passing.body = passing.body.replace('"enInfoJson":""', '"enInfoJson":"{}"')
    }),
    probe: async (ask) =>
      (await ask('/policy/api/ua/policy/match/report', { body: { enInfoJson: '' } })).code === '200',
  },
]
