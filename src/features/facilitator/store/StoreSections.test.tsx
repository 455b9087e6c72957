import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Schema } from '#gateway/contract.ts'
import { StoreSections } from './StoreSections.tsx'

const picture = { name: 'a.png', size: 2048, url: '/uaa/api/download/file?filePath=f-1', uid: 'f-1' }

const facilitator: Schema<'Facilitator'> = {
  id: 'fa-1',
  enId: 'en-1',
  name: '示例检测',
  logo: null,
  providerType: ['TESTING'],
  tags: [],
  slogan: '三天出报告',
  intro: '',
  serviceRegion: ['321283'],
  establishTime: null,
  regCapital: null,
  employeeAmount: null,
  qualifications: [
    { code: 'OTHER', name: 'CMA', level: 'PROVINCIAL', certNo: 'C-1', date: '2024-05-20', file: picture },
  ],
  team: [{ title: '检测工程师', count: 18, desc: '高级工程师 5 名' }],
  cases: [
    { title: '批量检测', clientMasked: '某乐器企业', year: 2025, desc: '三天完成', images: [picture] },
    { title: '噪声检测', clientMasked: '某减速机企业', year: 2025, desc: '', images: [] },
  ],
  mainBusiness: [],
  products: [
    {
      id: 'pr-1',
      name: '齿轮检测',
      description: '出具报告',
      applicationArea: '减速机',
      images: [picture],
      categoryId: 'sc-11',
      categoryName: '检验检测',
      priceType: 'FIXED',
      price: 1200,
      unit: '件',
      facilitatorId: 'fa-1',
      facilitatorName: '示例检测',
    },
  ],
  contact: { contacts: '沈**', contactsPosition: '', tel: '0523-8000****' },
  promise: [],
  couponAccepted: false,
  avgScore: null,
  scores: null,
  evaluationCount: 0,
  dockingCount: 0,
  finishedCount: 0,
  responseHours: null,
  viewCount: 0,
  starLevel: 1,
}

test('3.1-75 3.1-76 3.1-77 3.1-78 the store shows what the provider has submitted, without empty lists', () => {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const html = renderToStaticMarkup(
    // The links to the products need a router, but not the portal's own routes.
    <RouterContextProvider router={router as never}>
      <StoreSections {...facilitator} />
    </RouterContextProvider>,
  )
  for (const text of ['齿轮检测', '出具报告', '适用：减速机', '检验检测', '1,200 元/件']) expect(html).toContain(text)
  for (const text of ['批量检测', '某乐器企业：三天完成', '噪声检测', '某减速机企业']) expect(html).toContain(text)
  for (const text of ['CMA', '省级', '2024-05-20', 'C-1', '检测工程师', '18 人']) expect(html).toContain(text)
  expect(html.match(/<img [^>]*src="\/gateway\/uaa\/api\/download/g)).toHaveLength(2)
  expect(html).toContain('<a download="a.png" href="/gateway/uaa/api/download/file?filePath=f-1">')
  expect(html).not.toContain('主营业务')
})
