import type { PlaceKey } from './places.ts'

/** The department in charge at each level, and its document code. */
interface Office {
  nation: string
  province: string
  city: string
  county: string
  /** Part of document numbers, such as 泰工信示. */
  code: string
}

export type Line = keyof typeof offices

const offices = {
  industry: office('工业和信息化部', '省工业和信息化厅', '设区市工业和信息化局', '市工业和信息化局', '工信'),
  science: office('科学技术部', '省科学技术厅', '设区市科学技术局', '市科学技术局', '科'),
  people: office(
    '人力资源和社会保障部',
    '省人力资源和社会保障厅',
    '设区市人力资源和社会保障局',
    '市人力资源和社会保障局',
    '人社',
  ),
  trade: office('商务部', '省商务厅', '设区市商务局', '市商务局', '商'),
  market: office('国家知识产权局', '省市场监督管理局', '设区市市场监督管理局', '市市场监督管理局', '市监'),
  finance: office('财政部', '省财政厅', '设区市地方金融管理局', '市地方金融管理局', '金'),
  plan: office('国家发展和改革委员会', '省发展和改革委员会', '设区市发展和改革委员会', '市发展和改革委员会', '发改'),
  ecology: office('生态环境部', '省生态环境厅', '设区市生态环境局', '市生态环境局', '环'),
  safety: office('应急管理部', '省应急管理厅', '设区市应急管理局', '市应急管理局', '应急'),
  land: office('自然资源部', '省自然资源厅', '设区市自然资源和规划局', '市自然资源和规划局', '自然资'),
  farm: office('农业农村部', '省农业农村厅', '设区市农业农村局', '市农业农村局', '农'),
  culture: office('文化和旅游部', '省文化和旅游厅', '设区市文体广电和旅游局', '市文体广电和旅游局', '文旅'),
  tax: office('国家税务总局', '省税务局', '设区市税务局', '市税务局', '税'),
} as const satisfies Record<string, Office>

/** A park's administration is in charge of every line. */
const parkOffices: Readonly<Record<Exclude<PlaceKey, keyof Office>, readonly [dept: string, code: string]>> = {
  zone: ['经济开发区企业服务局', '泰经开示'],
  hightech: ['高新区经济发展局', '泰高新示'],
  huangqiao: ['黄桥片区产业办', '黄政示'],
  hongqiao: ['虹桥片区产业办', '虹政示'],
  binjiang: ['滨江镇企业服务站', '滨政示'],
}

const prefixes = { nation: '国', province: '苏', city: '泰', county: '泰市' } as const

/** The department in charge of the line at that place, and its document code. */
export function officeOf(line: Line, place: PlaceKey): { department: string; letters: string } {
  if (place in parkOffices) {
    const [department, letters] = parkOffices[place as keyof typeof parkOffices]
    return { department, letters }
  }
  const level = place as keyof typeof prefixes
  return { department: offices[line][level], letters: `${prefixes[level]}${offices[line].code}示` }
}

function office(nation: string, province: string, city: string, county: string, code: string): Office {
  return { nation, province, city, county, code }
}
