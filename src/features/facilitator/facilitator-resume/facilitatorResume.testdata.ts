import type { Schema } from '#gateway/contract.ts'

const picture = { name: 'gear.png', size: 1, url: '/uaa/api/download/file?filePath=f-1', uid: 'f-1' }

/** The last submission. */
export const facilitatorResume: Schema<'FacilitatorResume'> = {
  logo: '/logo.png',
  wechatQr: '/qr.png',
  shortName: '江畔检测',
  providerType: ['TESTING'],
  serviceCategoryIds: ['sc-11'],
  slogan: '本地检测，三天出报告',
  intro: '立足本地产业的第三方检测机构。'.repeat(4),
  serviceRegion: ['321283'],
  qualifications: [
    { code: 'OTHER', name: 'CMA', level: 'PROVINCIAL', certNo: 'CMA-1', date: '2024-05-20', file: picture },
    { code: 'ISO9001', name: 'ISO9001', level: null, date: '2023-01-05' },
  ],
  team: [{ title: '检测工程师', count: 18, desc: '' }],
  cases: [{ title: '批量检测', clientMasked: '某企业', year: 2025, desc: '', images: [picture] }],
  mainBusiness: [{ name: '材料检测', description: '', images: [] }],
  products: [
    {
      id: 'pr-1',
      name: '齿轮检测',
      description: '出具报告',
      applicationArea: '减速机',
      images: [picture],
      categoryId: 'sc-11',
      priceType: 'FIXED',
      price: 1200.5,
      unit: '件',
      status: 'OFF',
    },
  ],
  contacts: '沈示例',
  contactsPosition: '业务主任',
  tel: '0523-80002001',
  email: 'contact@en-2001.example',
  address: '示例路 1 号',
  promise: ['CLEAR_PRICE'],
  couponAccepted: true,
}
