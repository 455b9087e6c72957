import type { Schema } from '#gateway/contract.ts'
import {
  cloudStarJsDesignFields as fields,
  cloudStarJsDesignGroups as groups,
  cloudStarJsDesignNotes as notes,
} from '#gateway/generated/rules/cloudStarJsDesign.ts'
import { headingOf } from '../form/headingOf.ts'
import type { ToolSection } from '../form/toolFields.ts'

/** What the star is worked out from, dimension by dimension (cloud-star-js@design). */
export const cloudSections: readonly ToolSection<Schema<'CloudInputs'>>[] = [
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
