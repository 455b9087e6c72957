import { call } from '#gateway/call.ts'
import type { Schema } from '#gateway/contract.ts'
import type { ToolDefinition } from '../form/toolDefinition.ts'
import {
  cloudStarJsDesignFields as fields,
  cloudStarJsDesignGroups as groups,
  cloudStarJsDesignNotes as notes,
} from '#gateway/generated/rules/cloudStarJsDesign.ts'
import { headingOf } from '../form/headingOf.ts'
import type { ToolSection } from '../form/toolFields.ts'

export const cloudDefinition: ToolDefinition<Schema<'CloudInputs'>> = {
  name: 'cloud',
  version: 1,
  sections: () => cloudSections,
  calculate: (gateway, { enId, inputYear, inputs }) =>
    call(gateway, 'commitCloud', { body: { ...(enId && { enId }), inputYear, inputs } }, { silent: true }),
  trial: ({ inputs }) => ({ cloud: inputs }),
  recorded: ({ cloud }) => cloud,
  saved: async (gateway, enId) => {
    const { inputs, inputYear } = await call(gateway, 'getCloudInfo', { query: { enId } })
    return inputs === null ? undefined : { inputs, inputYear }
  },
}

/** The inputs of the star rating, by dimension (cloud-star-js@design). */
const cloudSections: readonly ToolSection<Schema<'CloudInputs'>>[] = [
  { title: '使用时间和已获星级', fields: [fields.monthsOfUse, fields.heldLevel] },
  { title: headingOf(groups.A), text: '公有云、私有云、混合云都算。', fields: [fields.infrastructure] },
  {
    title: headingOf(groups.B),
    text: '业务系统部署在云上，或者使用云上的软件服务。',
    fields: [fields.businessDomains],
  },
  {
    title: headingOf(groups.C),
    text: notes.devices,
    fields: [fields.deviceRatio, fields.hasEdgeProcessing, fields.deviceKinds],
  },
  { title: headingOf(groups.D), text: notes.models, fields: [fields.models] },
  { title: headingOf(groups.E), fields: [fields.paidAmount, fields.effect] },
]
