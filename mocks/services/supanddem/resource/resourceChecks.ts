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
 * Ends with one error for each field that is missing or not in order; `rest` is what of the form is no content. A draft may
 * lack what a submission needs.
 */
export function checkResource(
  context: SupplyContext,
  content: ResourceContent,
  { isDraft = false, ...rest }: Rest & { isDraft?: boolean },
): void {
  const fields = formFields[content.resourceType]
  checkForm(context, isDraft ? draftFields(fields) : fields, { ...content, ...rest })
}
