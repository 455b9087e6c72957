import type { Schema } from '../../../src/gateway/contract.ts'

type Contact = Schema<'PolicyContact'>

/** Offices that answer questions; their numbers begin with 0 after the area code, so that they reach nobody. */
const offices: Readonly<Record<string, readonly [office: string, tel: string]>> = {
  市工业和信息化局: ['技术改造科', '0523-00000011'],
  市科学技术局: ['高新技术科', '0523-00000012'],
  市财政局: ['企业科', '0523-00000013'],
  市人力资源和社会保障局: ['就业促进科', '0523-00000014'],
  市应急管理局: ['危化监管科', '0523-00000015'],
  市自然资源和规划局: ['开发利用科', '0523-00000016'],
  市市场监督管理局: ['知识产权科', '0523-00000017'],
  市商务局: ['对外贸易科', '0523-00000018'],
  市地方金融管理局: ['融资服务科', '0523-00000019'],
  市农业农村局: ['农产品加工科', '0523-00000020'],
  市生态环境局: ['综合科', '0523-00000021'],
  市发展和改革委员会: ['产业协调科', '0523-00000022'],
  黄桥片区产业办: ['企业服务岗', '0523-00000023'],
  设区市工业和信息化局: ['中小企业处', '0523-00000031'],
  设区市市场监督管理局: ['知识产权运用处', '0523-00000032'],
  设区市科学技术局: ['成果转化处', '0523-00000033'],
  省工业和信息化厅: ['中小企业处', '025-00000041'],
  省商务厅: ['对外贸易处', '025-00000042'],
  省发展和改革委员会: ['环资处', '025-00000043'],
  国家税务总局: ['所得税咨询', '12366'],
  工业和信息化部: ['中小企业局', '010-00000051'],
  人力资源和社会保障部: ['就业促进司', '12333'],
}

const workTime = '工作日 9:00-12:00，14:00-17:30'

/** How to ask that department; throws for a department without an office, so that no seed sends people nowhere. */
export function contactOf(dept: string): Contact {
  const entry = offices[dept]
  if (entry === undefined) throw new Error(`${dept} has no office`)
  const [office, tel] = entry
  return { dept, office, tel, address: '政务服务中心企业服务专区（示例）', workTime }
}
