import { expect, test } from 'vitest'
import { summaryOf } from './summary.ts'

const opinion = (overall: number, speed = overall) => ({
  overall,
  scores: { quality: overall, speed, price: overall, attitude: overall },
})

test('averages and the distribution of stars', () => {
  expect(summaryOf([opinion(5), opinion(5, 4), opinion(4), opinion(2)])).toEqual({
    average: '4.0',
    stars: [
      { overall: 5, count: 2 },
      { overall: 4, count: 1 },
      { overall: 3, count: 0 },
      { overall: 2, count: 1 },
      { overall: 1, count: 0 },
    ],
    scores: [
      { title: '服务质量', average: '4.0' },
      { title: '响应速度', average: '3.8' },
      { title: '性价比', average: '4.0' },
      { title: '服务态度', average: '4.0' },
    ],
  })
})

test('two evaluations are too few for an average', () => {
  expect(summaryOf([opinion(5), opinion(5)])).toBeUndefined()
})
