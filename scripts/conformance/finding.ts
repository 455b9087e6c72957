import type { Exchange } from './gateway/exchange.ts'

/** The kinds of law, as the report groups them. */
export const lawKinds = {
  success: '有效请求得到成功应答',
  shape: '应答符合契约的结构',
  text: '文字、数值与日期',
  http: 'HTTP',
  access: '访问权限',
  requests: '拒绝不合契约的请求',
  refusals: '拒绝的方式',
  lists: '分页、筛选、排序与检索',
  relations: '接口之间一致',
  state: '写入之后读得到',
  account: '账号与凭据',
  rules: '政策工具的规则',
} as const

export type LawKind = keyof typeof lawKinds

/** Something that the gateway does but the contract does not allow. */
export interface Finding {
  operationId: string
  kind: LawKind
  /** Identifies findings of one operation and kind. Equal ones are folded. */
  rule: string
  /** One Chinese clause each. */
  expected: string
  /**
   * `expected` without this operation's details, such as the field's name. Equal for operations with the same fault.
   */
  general?: string
  actual: string
  /** `contract/…yaml:12`. */
  clause: string
  /** The wrong part of the reply: pointer and value. */
  at?: string
  part?: unknown
  exchange?: Exchange
}
