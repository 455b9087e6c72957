import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GatewayError } from '#gateway/error.ts'
import { MissingPolicies } from './ComparePage.tsx'

const refetch = () => {}

test('a comparison gives the reason for each missing policy, with its code, and offers to retry', () => {
  const error = new GatewayError('business', {
    operationId: 'getPolicyDetail',
    returnCode: '5000',
    items: [{ text: '政策库维护中' }],
  })
  const markup = renderToStaticMarkup(
    <MissingPolicies
      policies={[
        { id: 'p-1001', error, refetch },
        { id: 'p-1002', error: null, refetch },
      ]}
    />,
  )
  expect(markup).toContain('有 2 条政策暂时无法加载')
  expect(markup).toContain('5000：政策库维护中')
  expect(markup).toContain('重新加载')
})

test('while they are loading, there is no button to retry', () => {
  const markup = renderToStaticMarkup(<MissingPolicies policies={[{ id: 'p-1001', error: null, refetch }]} />)
  expect(markup).not.toContain('重新加载')
})
