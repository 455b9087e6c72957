import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { partsOf } from './parts.tsx'
import { policyDetail } from './policyDetail.testdata.ts'

const nothing = () => {}

test('what a guide must have is there even when it is not published, with a way to ask for it', () => {
  const parts = partsOf({ ...policyDetail, contact: [] }, nothing, () => null)
  for (const title of ['申报条件', '申报材料', '咨询方式']) {
    const part = parts.find((candidate) => candidate.title === title)
    const markup = renderToStaticMarkup(<>{part?.content}</>)
    expect(markup).toContain('待部门补充')
    expect(markup).toContain(`请部门补充${title}`)
  }
})

test('what a guide need not have is there only when there is something to read', () => {
  expect(partsOf(policyDetail, nothing, () => null).map(({ id }) => id)).not.toContain('qa')
})

test('nothing to apply for needs neither materials nor process', () => {
  const ids = partsOf({ ...policyDetail, enjoyMode: 'NO_APPLY', process: [] }, nothing, () => null).map(({ id }) => id)
  expect(ids).not.toContain('materials')
  expect(ids).not.toContain('process')
})
