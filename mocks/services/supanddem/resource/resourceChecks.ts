import type { Fields } from '#gateway/generated/fields/field.ts'
import { draftFields } from '#gateway/fields/faults.ts'
import { achievementResourceFormFields } from '#gateway/generated/fields/AchievementResourceForm.ts'
import { instrumentResourceFormFields } from '#gateway/generated/fields/InstrumentResourceForm.ts'
import { patentResourceFormFields } from '#gateway/generated/fields/PatentResourceForm.ts'
import { checkForm } from '#mocks/request/formErrors.ts'
import type { ResourceContent } from './resourceRow.ts'
import type { SupplyContext } from '../ownership.ts'

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

/**
 * Ends the handler with one error for each missing or wrong field. `rest` contains the form's fields that are not
 * content. A draft may lack what a submission needs.
 */
export function checkResource(
  context: SupplyContext,
  content: ResourceContent,
  { isDraft = false, ...rest }: Rest & { isDraft?: boolean },
): void {
  const fields = formFields[content.resourceType]
  checkForm(context, isDraft ? draftFields(fields) : fields, { ...content, ...rest })
}
