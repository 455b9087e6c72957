import { expect, test } from 'vitest'
import { answersOf } from '../detail/answers.ts'
import { policyDetail } from '../detail/policyDetail.testdata.ts'
import { policyDiagram, wrapText } from './policyDiagram.ts'

const answers = answersOf(policyDetail, '2026-03-15')
const drawn = (title: string, narrow = false) => policyDiagram({ title, answers, source: '示例门户', narrow })
const textsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text).join('')

test.each([false, true])('the diagram contains all the answers, narrow: %s', (narrow) => {
  const said = textsOf(drawn(policyDetail.title, narrow)).replaceAll(' ', '')
  for (const { question, text, note = '' } of answers) {
    expect(said).toContain(question)
    expect(said).toContain(text.replaceAll(' ', ''))
    expect(said).toContain(note.replaceAll(' ', ''))
  }
})

test('a longer answer makes the diagram higher, never wider', () => {
  const sizeOf = (svg: string) => /width="(\d+)" height="(\d+)"/.exec(svg)?.slice(1).map(Number) ?? []
  const [width, height = 0] = sizeOf(drawn('短'))
  const [sameWidth, higher] = sizeOf(drawn('很长的标题'.repeat(20)))
  expect(sameWidth).toBe(width)
  expect(higher).toBeGreaterThan(height)
})

test("a department's text is escaped", () => {
  const svg = drawn('</text><script>alert(1)</script>&"')
  expect(svg).not.toContain('<script')
  expect(svg).toContain('&lt;script&gt;')
})

test.each([
  ['在本市登记注册的制造业企业', 6, ['在本市登记注', '册的制造业企', '业']],
  ['设备投入不低于 300 万元', 8, ['设备投入不低于', '300 万元']],
  ['符合条件的，可以申报', 5, ['符合条件的，', '可以申报']],
  ['', 5, []],
])('%s in lines of %i', (text, width, lines) => {
  expect(wrapText(text, width)).toEqual(lines)
})
