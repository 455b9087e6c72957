import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { partsOf } from './parts.tsx'
import { policyDetail } from './policyDetail.testdata.ts'

const nothing = () => {}

test('a required part is shown even when it is not published, with a link to ask for it', () => {
  const parts = partsOf({ ...policyDetail, contact: [] }, nothing, () => null)
  for (const title of ['申报条件', '申报材料', '咨询方式']) {
    const part = parts.find((candidate) => candidate.title === title)
    const markup = renderToStaticMarkup(<>{part?.content}</>)
    expect(markup).toContain('待部门补充')
    expect(markup).toContain(`请部门补充${title}`)
  }
})

test('an optional part is shown only when it has content', () => {
  expect(partsOf(policyDetail, nothing, () => null).map(({ id }) => id)).not.toContain('qa')
})

test('a policy without application needs neither materials nor process', () => {
  const ids = partsOf({ ...policyDetail, enjoyMode: 'NO_APPLY', process: [] }, nothing, () => null).map(({ id }) => id)
  expect(ids).not.toContain('materials')
  expect(ids).not.toContain('process')
})
