import type { Schema } from '#gateway/contract.ts'
import { hnte2016Fields as fields, hnte2016Notes as notes } from '#gateway/generated/rules/hnte2016.ts'
import type { ToolSection } from '../form/toolFields.ts'

type Section = ToolSection<Schema<'HnteInputs'>>

/** For H3 and the indicators 1.1 to 1.5. */
export const property: Section = {
  title: '知识产权',
  text: notes.property,
  fields: [
    fields.ipClassIAmount,
    fields.ipClassIIAmount,
    fields.ipSupportsProducts,
    fields.technologyLevel,
    fields.coreSupport,
    fields.ipSource,
    fields.hasSetStandards,
  ],
}

/** For the indicators 3.1 to 3.4. */
export const organization: Section = {
  title: '研发组织管理',
  text: notes.organization,
  fields: [fields.rdManagement, fields.rdConditions, fields.incentives, fields.talentSystems],
}
