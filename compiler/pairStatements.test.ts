import { Ajv2020 } from 'ajv/dist/2020.js'
import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { addStatements } from './statements.ts'

const ajv = new Ajv2020({ strict: false })
addStatements(ajv)

const reply = { 'x-paired': [['reply', 'replyTime']] }
const places = {
  'x-order-when': [
    { when: { state: ['FULL'] }, fields: ['quota', 'signed'] },
    { when: { state: ['OPEN'] }, unless: { quota: [0] }, below: ['signed', 'quota'] },
  ],
}
const progress = {
  properties: { timeline: { type: 'array', 'x-has': { status: { REJECTED: { action: 'REJECT' } } } } },
}

test.for([
  ['both have a value', reply, { reply: '好', replyTime: '2026-01-01' }, true],
  ['none has one', reply, { reply: null }, true],
  ['one of two', reply, { reply: '好' }, false],
  ['full', places, { state: 'FULL', quota: 5, signed: 5 }, true],
  ['not full', places, { state: 'FULL', quota: 5, signed: 4 }, false],
  ['not open', places, { state: 'OPEN', quota: 5, signed: 5 }, false],
  ['open without a limit', places, { state: 'OPEN', quota: 0, signed: 5 }, true],
  ['an entry for the state', progress, { status: 'REJECTED', timeline: [{ action: 'REJECT' }] }, true],
  ['no entry for the state', progress, { status: 'REJECTED', timeline: [{ action: 'SUBMIT' }] }, false],
  ['no entry needed', progress, { status: 'OPEN', timeline: [] }, true],
] as const)('%s', ([, schema, object, isRight]) => {
  expect(ajv.compile(schema)(object)).toBe(isRight)
})

test('a public key is one of its algorithm, in its form', () => {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const as = (type: 'spki' | 'pkcs1') => publicKey.export({ format: 'der', type }).toString('base64')
  const fits = ajv.compile({ type: 'string', 'x-public-key': 'rsa' })
  expect(fits(as('spki'))).toBe(true)
  expect(fits(as('pkcs1'))).toBe(false)
})
