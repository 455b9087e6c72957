import type { Schema } from '#gateway/contract.ts'
import { industryCategories } from './industryCategories.ts'

type Category = Schema<'SupplyCategory'>

/** The children's ids are the parent's id with another digit. */
function category(id: string, name: string, ...children: string[]): Category {
  return { id, name, children: children.map((child, index) => ({ id: `${id}${index + 1}`, name: child })) }
}

/** Categories of demands. The first level corresponds to the demand types. */
export const demandCategories: Category[] = [
  category('dc-1', '技术需求', '技术攻关', '数字化改造', '工艺改进'),
  category('dc-2', '产品采购', '零部件采购', '原辅材料', '成套设备'),
  category('dc-3', '融资需求', '贷款融资', '股权融资'),
  category('dc-4', '人才需求', '人才引进', '技能用工'),
  category('dc-5', '服务需求', '环保服务', '检测认证', '法务财税'),
  category('dc-6', '设备仪器', '设备租赁', '仪器共享'),
  category('dc-7', '场地厂房', '厂房场地', '仓储物流'),
  category('dc-8', '市场渠道', '渠道拓展', '品牌推广'),
  category('dc-9', '其他需求', '其他'),
]

/** Categories of resources. */
export const resourceCategories: Category[] = [
  category('rc-1', '科技成果', '化工工艺', '软件系统', '装备制造', '绿色技术'),
  category('rc-2', '仪器设备', '计量仪器', '分析仪器', '试验设备'),
  category('rc-3', '专利', '发明专利', '实用新型', '外观设计', '软件著作权'),
]

/** The category and its subcategories. */
export function categoryAndBelow(categories: readonly Category[], id: string): string[] {
  return [id, ...(categories.find((each) => each.id === id)?.children ?? []).map((child) => child.id)]
}

/** The name of a second-level category, under which things are published. Undefined when it does not exist. */
export function subcategoryName(categories: readonly Category[], id: string | undefined): string | undefined {
  return categories.flatMap(({ children }) => children).find((child) => child.id === id)?.name
}

export function industryName(code: string): string | undefined {
  return industryCategories.flatMap(({ children }) => children).find((division) => division.code === code)?.name
}
