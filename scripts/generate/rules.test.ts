import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ContractError } from '#compiler/finding.ts'
import { ruleModules } from './rules.ts'

const soundRule = path.resolve(import.meta.dirname, '../../tests/contract/soundRule.yaml')
const contract = {
  openapi: '3.1.0',
  paths: {},
  components: {
    schemas: {
      ShopInputs: {
        properties: {
          goods: { type: 'integer', title: '商品', minimum: 0, maximum: 99 },
          sold: { $ref: '#/components/schemas/Amount' },
          kind: { type: 'string', enum: ['A', 'B'] },
        },
      },
      Amount: { type: 'number', title: '数', minimum: 0, maximum: 9, 'x-decimals': 4 },
    },
  },
}

function generate(change: (rule: string) => string, schemas: object = contract.components.schemas) {
  const folder = mkdtempSync(path.join(tmpdir(), 'rules-'))
  try {
    cpSync(soundRule, path.join(folder, 'shop@2024.yaml'))
    writeFileSync(path.join(folder, 'shop@2024.yaml'), change(readFileSync(soundRule, 'utf8')))
    return ruleModules({ ...contract, components: { schemas } } as never, folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test("a form field has its words and figures from the rule, its limits from the request's schema", () => {
  const files = generate((rule) =>
    rule
      .replace('title: 售出, type: integer', "title: 售出, label: 卖了多少, hint: '须达到 {soldRatio}%', type: number")
      .replace('code: A, title: 甲 }', "code: A, title: 甲, label: '甲（{max 1} 分）' }"),
  )
  const text = files['rules/shop2024.ts']
  expect(text).toContain(
    'goods: { kind: "number", name: "goods", label: "商品", unit: "项", whole: true, minimum: 0, maximum: 99 },',
  )
  expect(text).toContain(
    'sold: { kind: "number", name: "sold", label: "卖了多少", hint: "须达到 50%", unit: "项", minimum: 0, maximum: 9, decimals: 4 },',
  )
  expect(text).toContain('options: [{ value: "A", label: "甲（10 分）" }, { value: "B", label: "乙" }]')
  expect(text).toContain('SALES: { title: "销售", max: 10 },')
})

test('a missing figure or schema is reported at its line', () => {
  expect(() => generate((rule) => rule.replace('title: 售出, type', "title: 售出, hint: '{lost}', type"))).toThrow(
    /shop@2024\.yaml:14.*states no figure \{lost\}/,
  )
  expect(() => generate((rule) => rule, {})).toThrow(ContractError)
})
