import type { Schema } from '#gateway/contract.ts'
import type { Store } from '#mocks/store/store.ts'

/** The demonstration tenant. Filing numbers, hotline and address are visibly placeholders. */
const tenant: Schema<'Tenant'> = {
  id: 't-321283',
  name: '区域企业服务门户（演示）',
  host: 'portal.example.gov.cn',
  areaCodes: { province: '320000', city: '321200', region: '321283' },
  themeColor: '#0069E8',
  hotline: '0000-00000000',
  serviceHours: '每天 8:00-23:00',
  icp: '苏ICP备00000000号（占位）',
  policeNo: '苏公网安备 00000000000000号（占位）',
  siteIdCode: '0000000000（占位）',
  organizer: '某市人民政府办公室（占位）',
  company: '某市大数据中心（占位）',
  address: '某市某路 0 号（占位）',
}

type Link = Pick<Schema<'ModuleLink'>, 'name' | 'url'>

/** Link groups of the portal. Partner names are generic. A link without an address is shown as text (§2.3). */
const modules: Record<Schema<'ModuleCode'>, Link[]> = {
  FOOTER_LINK: [
    external('中国政府网', 'https://www.gov.cn'),
    external('国家政务服务平台', 'https://gjzwfw.www.gov.cn'),
    external('工业和信息化部', 'https://www.miit.gov.cn'),
    external('科学技术部', 'https://www.most.gov.cn'),
    external('国家税务总局', 'https://www.chinatax.gov.cn'),
    external('国家知识产权局', 'https://www.cnipa.gov.cn'),
    external('国家企业信用信息公示系统', 'https://www.gsxt.gov.cn'),
    external('江苏省人民政府', 'https://www.jiangsu.gov.cn'),
    { name: '市发展和改革委员会' },
    { name: '市工业和信息化局' },
    { name: '市科学技术局' },
    { name: '市人力资源和社会保障局' },
    { name: '市市场监督管理局' },
    { name: '市商务局' },
    { name: '市应急管理局' },
    { name: '市地方金融管理局' },
  ],
  PARTNER: [{ name: '沿江科技金融服务平台（示例）' }, { name: '江畔检测认证服务中心（示例）' }],
  HOTLINE: [{ name: '服务热线 0000-00000000（占位）' }],
  QUICK_ENTRY: [
    { name: '政策搜索', url: '/policy/info' },
    { name: '政策匹配', url: '/policy/report' },
    { name: '政策申报', url: '/policy/declaration' },
    { name: '政策工具', url: '/policy/tool' },
    { name: '需求大厅', url: '/qw/supply-demand/demand' },
    { name: '资源大厅', url: '/qw/supply-demand/resource' },
  ],
}

export function seedTenant(store: Store): void {
  store.tenants.insert(tenant)
  for (const [moduleCode, links] of Object.entries(modules)) {
    for (const [index, link] of links.entries()) {
      store.moduleConfigs.insert({
        ...link,
        id: `m-${moduleCode}-${index + 1}`,
        // Object.entries widens the type of the record's keys.
        moduleCode: moduleCode as Schema<'ModuleCode'>,
        out: link.url?.startsWith('http') ?? false,
        sort: index + 1,
      })
    }
  }
}

function external(name: string, url: string): Link {
  return { name, url }
}
