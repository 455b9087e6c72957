import { expect, test } from 'vitest'
import { answersOf } from '../detail/answers.ts'
import { policyDetail } from '../detail/policyDetail.testdata.ts'
import { policyDiagram } from './policyDiagram.ts'

const answers = answersOf(policyDetail, '2026-03-15')
const drawn = (title: string, narrow = false) => policyDiagram({ title, answers, source: '示例门户', narrow })
const textsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text).join('')

test.each([false, true])('the diagram says all that the answers say, narrow: %s', (narrow) => {
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

test('what a department wrote stays text', () => {
  const svg = drawn('</text><script>alert(1)</script>&"')
  expect(svg).not.toContain('<script')
  expect(svg).toContain('&lt;script&gt;')
})
