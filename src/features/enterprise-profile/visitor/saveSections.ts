import type { CallOf } from '#gateway/call.ts'
import type { SectionKey } from '../profileSections.ts'
import type { ProfileValues } from '../profileValues.ts'
import { saveSection } from '../enterprise-resume/saveSection.ts'

interface SectionsToSave {
  enId: string
  /** Year of the business data. */
  year: number
  values: ProfileValues
  sections: readonly SectionKey[]
}

/** Saves several sections, one after the other. Throws a GatewayError; sections saved before it stay saved. */
export async function saveSections(call: CallOf, { sections, ...about }: SectionsToSave): Promise<void> {
  for (const section of sections) await saveSection(call, { section, ...about })
}
