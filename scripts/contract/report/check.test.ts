import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { checkReport } from './check.ts'
import { collectReport } from './collect.ts'
import { printReport } from './print.ts'
import { bundleContract } from '#compiler/bundle.ts'
import { writeContract, type Fault } from '../testing/soundContract.ts'

const listGoods = {
  service: 'shop',
  method: 'GET',
  path: '/shop/api/goods/list',
  operationId: 'listGoods',
  auth: 'public',
  source: 'shown',
  line: 2,
}
const saveGood = { ...listGoods, method: 'POST', path: '/shop/api/goods/save', operationId: 'saveGood', auth: 'member' }
const deleteGood = { ...saveGood, method: 'DELETE', path: '/shop/api/goods/delete', operationId: 'deleteGood' }

const inferred = (reason: string): Fault => ({
  file: 'goods/saveGood.yaml',
  from: 'security:',
  to: `x-inferred: true\nx-inferred-reason: ${reason}\nsecurity:`,
})

async function report(listed: (typeof listGoods)[], fault?: Fault) {
  const { folder, remove } = writeContract(fault)
  try {
    return collectReport(await bundleContract(folder), listed, folder)
  } finally {
    remove()
  }
}

test('operations are counted by where they come from, those beyond the list apart', async () => {
  const { services, missing } = await report([listGoods, deleteGood], inferred('规格未给出，/qw/goods 需要'))
  expect(services[0]).toEqual({
    service: 'shop',
    listed: 2,
    described: 1,
    origins: { shown: 1, inferred: 0, 'path-inferred': 0, addition: 1 },
    schemas: 3,
    examples: 6,
  })
  expect(missing.map(({ operationId }) => operationId)).toEqual(['deleteGood'])
})

test('an operation whose path is ours, or something else of it, is no shown one', async () => {
  const ours = await report([listGoods, { ...saveGood, source: 'path-inferred' }], inferred('路径为约定'))
  expect(ours.services[0]?.origins).toEqual({ shown: 1, inferred: 0, 'path-inferred': 1, addition: 0 })
  const partly = await report([listGoods, saveGood], inferred('请求体未给出'))
  expect(partly.services[0]?.origins).toEqual({ shown: 1, inferred: 1, 'path-inferred': 0, addition: 0 })
})

test('every inferred place is named with its reason', async () => {
  const mark = 'title: 名称, x-inferred: true, x-inferred-reason: 规格未列出字段'
  const { proposals } = await report([], { file: 'goods/schemas/Maker.yaml', from: 'title: 名称', to: mark })
  expect(proposals).toContainEqual({
    service: 'shop',
    kind: 'schema',
    place: 'Maker properties name',
    reason: '规格未列出字段',
  })
})

test('a committed report that says something else is refused at the first line that differs', async () => {
  const { folder, remove } = writeContract()
  try {
    const contract = { bundle: await bundleContract(folder), listed: [listGoods, saveGood], folder }
    const file = path.join(folder, 'report.md')
    expect(existsSync(file)).toBe(false)
    expect(checkReport(file, contract)).toHaveLength(1)
    const text = printReport(collectReport(contract.bundle, contract.listed, folder))
    expect(text).toContain('**2 / 2** operations')
    writeFileSync(file, text)
    expect(checkReport(file, contract)).toEqual([])
    const lines = text.split('\n')
    writeFileSync(file, lines.with(4, '**1 / 2** operations').join('\n'))
    expect(checkReport(file, contract)).toEqual([
      { file, line: 5, message: 'the report is out of date: run make contract-report and commit it' },
    ])
  } finally {
    remove()
  }
})
