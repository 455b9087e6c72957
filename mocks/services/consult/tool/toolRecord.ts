import type { Schema } from '#gateway/contract.ts'
import type { Clock } from '#mocks/time/clock.ts'
import { fail, member, type GatewayServices } from '#mocks/handler/handler.ts'
import { evaluateRule, type ToolInputs } from '#mocks/rules/evaluateRule.ts'
import type { Store } from '#mocks/store/store.ts'
import type { ToolResultRow } from './toolRows.ts'
import type { UserRow } from '#mocks/services/uaa/account/accountRows.ts'
import { findBinding } from '#mocks/services/enterprise/binding/ownership.ts'

export interface ToolContext {
  store: Store
  clock: Clock
  gateway: GatewayServices
  user: Readonly<UserRow> | undefined
}

interface Calculation {
  ruleVersion: string
  formCode?: string
  enId?: string | undefined
  inputYear?: number | undefined
  inputs: ToolInputs
  /** The inputs, under the tool's name in the record. */
  filled: Omit<Schema<'ToolRecord'>, 'result'>
}

/** Computes the result and saves it in the member's history. A visitor's result is not saved and has no id. */
export function record(context: ToolContext, calculation: Calculation): Schema<'ToolResult'> {
  const { store, clock, gateway, user } = context
  const { ruleVersion, formCode, enId, inputYear, inputs, filled } = calculation
  const enName = enterpriseName(context, enId)
  const result: Schema<'ToolResult'> = {
    ...evaluateRule(ruleVersion, formCode, inputs),
    id: user === undefined ? null : gateway.newId('tr'),
    enName,
    ...(inputYear === undefined ? {} : { inputYear }),
    createTime: clock.dateTime(),
  }
  if (user !== undefined && result.id !== null) {
    const row = { id: result.id, userId: user.id, enId: enId ?? null, record: { result, ...filled } }
    store.toolResults.insert(row)
  }
  return result
}

/** Null without an enterprise. Ends with 4030 for one that the member has not bound. */
export function enterpriseName({ store, user }: Pick<ToolContext, 'store' | 'user'>, enId?: string): string | null {
  if (enId === undefined) return null
  const binding = user === undefined ? undefined : findBinding(store, user.id, enId)
  return binding === undefined || binding.bindAudit === 'REJECT'
    ? fail('4030', '您未绑定该企业，无法查看')
    : binding.name
}

/** A saved result of the member. Ends with 4040 or 4030. */
export function findOwnResult(context: Pick<ToolContext, 'store' | 'user'>, id: string): Readonly<ToolResultRow> {
  const row = context.store.toolResults.get(id) ?? fail('4040', '测算记录不存在或已删除')
  return row.userId === member(context).id ? row : fail('4030', '无权访问该数据')
}
