import * as z from 'zod/mini'
import type { BodyOf, Schema } from '#gateway/contract.ts'
import { numberRule } from '#calls/numberRule.ts'
import { askFor } from '#gateway/fields/input/sentences.ts'
import { textRule } from '#gateway/rules/textRule.ts'
import { dockingStatusFormFields as fields } from '#gateway/generated/fields/DockingStatusForm.ts'
import { numberOf } from '#ui/form/controls/numberText.ts'
import type { DockingChange } from './partyActions.ts'

const needed = <Field extends object>(field: Field) => ({ ...field, required: true })

/**
 * The form for a change of a docking. Each change has its own fields; those of the others stay empty. A field that the
 * contract requires under a condition is required when the condition holds.
 */
export function changeSchema(change: DockingChange) {
  return z.object({
    ownerReply: textRule(fields.ownerReply),
    rejectReason: textRule(change === 'REJECT' ? needed(fields.rejectReason) : fields.rejectReason),
    /** In the format of a native datetime field, e.g. 2026-03-06T14:00. */
    meetTime: z.string(),
    meetPlace: textRule(fields.meetPlace),
    contractAmount: numberRule(fields.contractAmount),
    contractFile: z.array(z.custom<Schema<'UploadedFile'>>()).check(z.maxLength(1)),
    failReason: textRule(change === 'NO_DEAL' ? needed(fields.failReason) : fields.failReason),
    /** Consent that the other party may see the contact, required at the change that reveals it. */
    agree: z.boolean().check(z.refine((agreed) => change !== 'ACCEPT' || agreed, askFor(consent))),
  })
}

/** A separate consent, because personal data are passed on. */
export const consent = { title: '同意对方查看本企业的联系方式', kind: 'choice', ask: '请先#' } as const

export type ChangeValues = z.infer<ReturnType<typeof changeSchema>>

export const emptyChange: ChangeValues = {
  ownerReply: '',
  rejectReason: '',
  meetTime: '',
  meetPlace: '',
  contractAmount: '',
  contractFile: [],
  failReason: '',
  agree: false,
}

type Body = BodyOf<'updateDemandDockingStatus'>

/** The request body of a checked form; empty fields are omitted. */
export function changeBody(change: DockingChange, values: ChangeValues, id: string): Body {
  const { ownerReply, rejectReason, meetTime, meetPlace, failReason } = values
  const [contractFile] = values.contractFile
  const contractAmount = numberOf(values.contractAmount)
  switch (change) {
    case 'ACCEPT':
      return { id, action: change, ...(ownerReply !== '' && { ownerReply }) }
    case 'REJECT':
      return { id, action: change, rejectReason }
    case 'CANCEL':
      return { id, action: change }
    case 'START':
      return {
        id,
        action: change,
        ...(meetTime !== '' && { meetTime: `${meetTime.replace('T', ' ')}:00` }),
        ...(meetPlace !== '' && { meetPlace }),
      }
    case 'DEAL':
      return {
        id,
        action: 'FINISH',
        result: change,
        ...(contractAmount !== null && { contractAmount }),
        ...(contractFile && { contractFile }),
      }
    case 'NO_DEAL':
      return { id, action: 'FINISH', result: change, failReason }
    default:
      return change satisfies never
  }
}
