import { type Defect, type Loose, changeBody, onRequest } from '../../defect.ts'

export const validationDefects: Defect[] = [
  {
    id: 'scores within are not checked',
    group: 'validation',
    operationId: 'createFacilitatorEvaluation',
    write: true,
    request: onRequest('createFacilitatorEvaluation', (passing) =>
      changeBody(passing, ({ scores }: Loose) => {
        if (scores?.quality > 5) scores.quality = 5
      }),
    ),
    probe: async (ask) => {
      const scores = { quality: 9, speed: 5, price: 5, attitude: 5 }
      const body = { facilitatorId: 'fa-2001', dockingId: 'fd-0', overall: 5, scores, tags: [], anonymous: false }
      return (await ask('/enterprise/api/member/facilitator/evaluate', { body })).code !== '3000'
    },
  },
  {
    id: 'digits with letters behind them are a number',
    group: 'validation',
    operationId: 'listContentSubjects',
    request: onRequest('listContentSubjects', ({ url }) => {
      const size = Number.parseInt(url.searchParams.get('size') ?? '')
      if (size > 0) url.searchParams.set('size', String(size))
    }),
    probe: async (ask) => (await ask('/content/api/ua/subject/list?size=10abc')).code === '200',
  },
]
