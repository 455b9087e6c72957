import * as z from 'zod/mini'
import type { BodyOf, Schema } from '#gateway/contract.ts'
import { numberRule } from '#calls/numberRule.ts'
import { askFor } from '#gateway/fields/input/sentences.ts'
import { textRule } from '#gateway/rules/textRule.ts'
import { demandDockingFormFields } from '#gateway/generated/fields/DemandDockingForm.ts'
import { resourceDockingFormFields } from '#gateway/generated/fields/ResourceDockingForm.ts'
import { supplyCycleWords } from '#gateway/generated/words/SupplyCycle.ts'
import { numberOf } from '#ui/form/controls/numberText.ts'
import { withoutSpaces } from '#ui/form/rules/withoutSpaces.ts'
import { choiceOf } from '#ui/choiceOf.ts'
import type { DockingKind } from './dockingKinds.ts'

export const dockingFields = { demand: demandDockingFormFields, resource: resourceDockingFormFields }

/** The form that starts a docking. */
export function dockingSchema(kind: DockingKind) {
  const fields = dockingFields[kind]
  return z.object({
    /** Always one of the member's enterprises when it is sent. */
    enId: z.string(),
    title: textRule(fields.title),
    content: textRule(fields.content),
    planPrice: numberRule(fields.planPrice),
    /** Empty for none. */
    planCycle: z.string(),
    attachments: z.array(z.custom<Schema<'UploadedFile'>>()),
    contactName: textRule(fields.contactName),
    contactTel: textRule(fields.contactTel, withoutSpaces),
    agree: z.boolean().check(z.refine((agreed) => agreed, askFor(fields.agree))),
  })
}

export type DockingValues = z.infer<ReturnType<typeof dockingSchema>>

export const emptyDocking: DockingValues = {
  enId: '',
  title: '',
  content: '',
  planPrice: '',
  planCycle: '',
  attachments: [],
  contactName: '',
  contactTel: '',
  agree: false,
}

/** The request body of a checked form, without the target; empty fields are omitted. */
export function dockingBody(values: DockingValues): Omit<BodyOf<'saveDemandDocking'>, 'demandId'> {
  const { enId, title, content, attachments, contactName, contactTel } = values
  const planPrice = numberOf(values.planPrice)
  const planCycle = choiceOf(supplyCycleWords, values.planCycle)
  return {
    enId,
    title,
    content,
    ...(planPrice !== null && { planPrice }),
    ...(planCycle && { planCycle }),
    attachments,
    contactName,
    contactTel,
    agree: true,
  }
}
