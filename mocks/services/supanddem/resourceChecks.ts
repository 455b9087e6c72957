import type { Fields } from '../../../src/gateway/generated/fields/field.ts'
import { achievementResourceFormFields } from '../../../src/gateway/generated/fields/AchievementResourceForm.ts'
import { instrumentResourceFormFields } from '../../../src/gateway/generated/fields/InstrumentResourceForm.ts'
import { patentResourceFormFields } from '../../../src/gateway/generated/fields/PatentResourceForm.ts'
import { checkForm } from '../../formErrors.ts'
import type { ResourceContent } from '../../store/tables/resources.ts'
import type { SupplyContext } from './ownership.ts'

const formFields: Record<ResourceContent['resourceType'], Fields> = {
  ACHIEVEMENT: achievementResourceFormFields,
  INSTRUMENT: instrumentResourceFormFields,
  PATENT: patentResourceFormFields,
}

interface Rest {
  submit: boolean
  enId: string
  agree: boolean | undefined
}

/** Ends with one error for each field that is missing or not in order; `rest` is what of the form is no content. */
export function checkResource(context: SupplyContext, content: ResourceContent, rest: Rest): void {
  checkForm(context, formFields[content.resourceType], { ...content, ...rest })
}
