import * as z from 'zod/mini'
import type { BodyOf, Schema } from '#gateway/contract.ts'
import { numberRule } from '#calls/numberRule.ts'
import { askFor } from '#gateway/fields/input/sentences.ts'
import { textRule } from '#gateway/rules/textRule.ts'
import { declareStatusFormFields as fields } from '#gateway/generated/fields/DeclareStatusForm.ts'
import { declareReportedStatusWords } from '#gateway/generated/words/DeclareReportedStatus.ts'
import { numberOf } from '#ui/form/controls/numberText.ts'
import { choiceOf } from '#ui/choiceOf.ts'

export type OwnAction = Schema<'DeclareOwnAction'>

/** The form of an action on an application; only a report includes the stage. */
export function declareChangeSchema(action: OwnAction) {
  return z.object({
    reported: z
      .string()
      .check(
        z.refine(
          (value) => action !== 'REPORT' || choiceOf(declareReportedStatusWords, value) !== undefined,
          askFor(fields.reported),
        ),
      ),
    amount: numberRule(fields.amount),
    remark: textRule(fields.remark),
  })
}

export type DeclareChangeValues = z.infer<ReturnType<typeof declareChangeSchema>>

export const emptyDeclareChange: DeclareChangeValues = { reported: '', amount: '', remark: '' }

type Change = Exclude<OwnAction, 'DELETE'>

/** The request body of a checked form; empty fields are omitted. */
export function declareChangeBody(
  id: string,
  action: Change,
  values: DeclareChangeValues,
): BodyOf<'updateDeclareRecordStatus'> {
  const { remark } = values
  const said = remark === '' ? {} : { remark }
  if (action !== 'REPORT') return { id, action, ...said }
  const reported = choiceOf(declareReportedStatusWords, values.reported)
  const amount = numberOf(values.amount)
  return { id, action, ...(reported && { reported }), ...(amount !== null && { amount }), ...said }
}

/** The consequences of each action, and its success message. */
export const declareActionTexts: Record<OwnAction, { lead: string; done: string }> = {
  CONFIRM: { lead: '确认后由主管部门公示、拨付，不需要提交材料。', done: '已确认领取' },
  DECLINE: { lead: '放弃后不能改为领取，可以写明原因。', done: '已放弃领取' },
  WITHDRAW: { lead: '撤回后主管部门不再办理；批次没有截止的，可以重新申报。', done: '已撤回申报' },
  REPORT: { lead: '进度由您自行登记，以主管部门的通知为准。', done: '进度已更新' },
  DELETE: { lead: '只删除门户中的登记，不影响在申报系统中的申报。', done: '已删除登记' },
}
