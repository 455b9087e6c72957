import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { DataOf } from '#gateway/contract.ts'
import { gatewayQuery } from '#gateway/query.ts'
import { defaultArea, useTenantArea } from './tenantArea.ts'

function Area() {
  const { province, city, region } = useTenantArea()
  return `${province} ${city} ${region}`
}

const key: readonly unknown[] = gatewayQuery('getTenantInfo', {}).queryKey

function shown(tenant?: Pick<DataOf<'getTenantInfo'>, 'areaCodes'>): string {
  const queryClient = new QueryClient()
  if (tenant !== undefined) queryClient.setQueryData(key, tenant)
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Area />
    </QueryClientProvider>,
  )
}

test('9-40 9-41 9-42 the default area is 320000, 321200, 321283', () => {
  expect(defaultArea).toEqual({ province: '320000', city: '321200', region: '321283' })
  expect(shown()).toBe('320000 321200 321283')
})

test('a tenant of another region has its own area', () => {
  expect(shown({ areaCodes: { province: '330000', city: '330100', region: '330102' } })).toBe('330000 330100 330102')
})
