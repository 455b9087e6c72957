/** Counties of the same city, to which the copied policies belong. Code and name as in the table of regions. */
export const neighbours = [
  ['321204', '姜堰区'],
  ['321281', '兴化市'],
  ['321282', '靖江市'],
  ['321202', '海陵区'],
  ['321203', '高港区'],
] as const

const towns = '黄桥 虹桥 滨江 分界 珊瑚 广陵 曲霞 张桥 河失 新街 姚王 宣堡 元竹 根思 古溪 济川 延令'.split(' ')

const stages = '一期 二期 扩建 新厂区 老厂区 智能化 试验线 出口线 配套 提升'.split(' ')

const brands = (
  '澄江 银滩 海棠 长风 恒远 天枢 北斗 江岸 古韵 远帆 碧波 云帆 数谷 启元 微光 瀚海 众力 鼎新 通江 青禾 ' +
  '明远 致诚 嘉禾 金帆 星河 华岳 泰和 元亨 聚源 博雅 正泓 锦程 凌云 百川 开元 万里 新程 和润 景行 思源'
).split(' ')

/** An item of the list by a number of any size. */
function pick(list: readonly string[], number: number): string {
  return list[((number % list.length) + list.length) % list.length] ?? ''
}

const digits = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九']

/** A count up to 99 in words, and larger ones in digits. */
export function chineseNumber(number: number): string {
  if (number > 99) return String(number)
  const [tens, ones] = [Math.floor(number / 10), number % 10]
  const high = tens === 0 ? '' : tens === 1 ? '十' : `${pick(digits, tens)}十`
  return high + (ones === 0 && tens > 0 ? '' : pick(digits, ones))
}

/** Town and stage of a copied project. Different for each copy up to 170, then numbered. */
export function siteOf(place: number, copy: number): string {
  const number = copy - 2
  const site = `${pick(towns, number + place)}${pick(stages, Math.floor(number / towns.length) + place)}`
  const round = Math.floor(number / (towns.length * stages.length))
  return round === 0 ? site : `${site}${round + 1}`
}

export function townOf(place: number, copy: number): string {
  const round = Math.floor((copy - 2) / towns.length)
  const town = pick(towns, copy - 2 + place)
  return round === 0 ? town : `${town}第${chineseNumber(round + 1)}场`
}

const factors = [0.8, 1.2, 0.6, 1.5, 0.5, 2, 0.9]

/** An amount in 万元 as another place would set it. Rounded to a whole number unless it is small. */
export function otherAmount(amount: number, copy: number): number {
  const scaled = amount * (factors[(copy - 2) % factors.length] ?? 1)
  return amount < 10 ? Math.max(0.01, Math.round(scaled * 100) / 100) : Math.max(1, Math.round(scaled))
}

export function otherCount(count: number, copy: number): number {
  return Math.round((count * (20 + ((copy * 37) % 80))) / 100)
}

/** Gives each copied enterprise its own name, the same in every table. */
export class Names {
  readonly #taken: Set<string>
  readonly #given = new Map<string, string>()

  constructor(taken: Iterable<string>) {
    this.#taken = new Set(taken)
  }

  /** The name with another brand. The brand is its first word, after the county. */
  of(name: string, copy: number): string {
    const key = `${copy} ${name}`
    const known = this.#given.get(key)
    if (known !== undefined) return known
    const county = name.startsWith('泰兴市') ? '泰兴市' : ''
    const rest = name.slice(county.length + 2)
    for (let attempt = 0; ; attempt += 1) {
      const place = attempt < brands.length ? '' : pick(towns, attempt)
      const made = `${county}${pick(brands, copy * 3 + this.#given.size + attempt)}${place}${rest}`
      if (this.#taken.has(made)) continue
      this.#taken.add(made)
      this.#given.set(key, made)
      return made
    }
  }
}
