import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { checkJourneys } from './journeys.ts'
import { bundleContract } from '#compiler/bundle.ts'
import { writeContract } from './testing/soundContract.ts'

const journey = `arazzo: 1.0.1
info: { title: 样例, version: 0.1.0, description: 样例旅程。 }
sourceDescriptions:
  - { name: shop, url: ../shop/openapi.yaml, type: openapi }
workflows:
  - workflowId: sell
    summary: 上架并找到
    steps:
      - stepId: save
        operationId: $sourceDescriptions.shop.saveGood
        parameters:
          - { name: Authorization, in: header, value: Bearer x }
        requestBody: { contentType: application/json, payload: { id: g-1 } }
        successCriteria: [{ condition: $statusCode == 200 }]
      - stepId: list
        operationId: listGoods
        parameters:
          - { name: name, in: query, value: 样例 }
        successCriteria: [{ condition: $statusCode == 200 }]
`

/** Checks the journey with one change; each finding comes with the text of the line it names. */
async function check(from = '', to = '') {
  if (!journey.includes(from)) throw new Error(`the journey does not contain ${from}`)
  const { folder, remove } = writeContract()
  try {
    const journeys = path.join(folder, 'journeys')
    mkdirSync(journeys)
    writeFileSync(path.join(journeys, 'sell.arazzo.yaml'), journey.replace(from, to))
    const findings = await checkJourneys(journeys, await bundleContract(folder))
    return findings.map(({ file, line, message }) => ({
      text: readFileSync(file, 'utf8').split('\n')[line - 1]?.trim(),
      message,
    }))
  } finally {
    remove()
  }
}

test('a sound journey has no findings', async () => {
  expect(await check()).toEqual([])
})

test.for([
  ['an unknown operation', 'listGoods', 'findGoods', 'operationId: findGoods', 'there is no operation findGoods'],
  ['an unknown source', 's.shop.s', 's.store.s', 'saveGood', 'there is no source store'],
  ['another service', '../shop/openapi', '../uaa/openapi', 'saveGood', 'saveGood is an operation of shop'],
  ['an unknown parameter', 'name: name', 'name: title', 'listGoods', 'listGoods takes no query parameter title'],
  [
    'a missing login',
    'name: Authorization',
    'name: tenant-host',
    'saveGood',
    'needs the header parameter Authorization',
  ],
  ['a missing body', 'requestBody: {', 'x-body: {', 'saveGood', 'saveGood needs a body'],
  ['a fault of the format', 'stepId: list', 'stepId: save', 'stepId: save', 'must be unique'],
] as const)('%s is refused where it stands', async ([, from, to, text, says]) => {
  expect(await check(from, to)).toContainEqual({
    text: expect.stringContaining(text) as string,
    message: expect.stringContaining(says) as string,
  })
})
