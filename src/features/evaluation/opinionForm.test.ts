import { expect, test } from 'vitest'
import { emptyOpinion, opinionOf, opinionSchema, valuesOf } from './opinionForm.ts'

const filled = { ...emptyOpinion, overall: '5', scores: { quality: '5', speed: '4', price: '5', attitude: '5' } }

function messages(values: object) {
  const issues = opinionSchema.safeParse({ ...filled, ...values }).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}

test('every score is required', () => {
  expect(messages(emptyOpinion)).toEqual({
    overall: '请选择总体评分',
    'scores.quality': '请选择服务质量',
    'scores.speed': '请选择响应速度',
    'scores.price': '请选择性价比',
    'scores.attitude': '请选择服务态度',
  })
})

test('few stars need a reason, many do not; a text has a minimum length', () => {
  expect(messages({ overall: '2' })).toEqual({ content: '请输入评价内容' })
  expect(messages({ overall: '3' })).toEqual({})
  expect(messages({ content: '不错' })).toEqual({ content: '评价内容不能少于 10 个字符' })
})

test('at most five tags', () => {
  expect(messages({ tags: ['一', '二', '三', '四', '五', '六'] })).toEqual({ tags: '标签不能超过 5 项' })
})

test('an evaluation is sent as numbers, and restored into the form unchanged', () => {
  const opinion = opinionOf({ ...filled, tags: ['响应快'] })
  expect(opinion).toEqual({
    overall: 5,
    scores: { quality: 5, speed: 4, price: 5, attitude: 5 },
    tags: ['响应快'],
    images: [],
    anonymous: false,
  })
  expect(valuesOf(opinion)).toEqual({ ...filled, tags: ['响应快'] })
})
