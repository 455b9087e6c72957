import type { GatewayClient } from '#gateway/client.ts'
import type { SectionKey } from '../profileSections.ts'
import type { ProfileValues } from '../profileValues.ts'
import { saveSection } from '../resume/saveSection.ts'

interface SectionsToSave {
  enId: string
  /** Of the business data. */
  year: number
  values: ProfileValues
  sections: readonly SectionKey[]
}

/** Saves some sections, one after the other. Throws a GatewayError; those saved before it stay saved. */
export async function saveSections(gateway: GatewayClient, { sections, ...about }: SectionsToSave): Promise<void> {
  for (const section of sections) await saveSection(gateway, { section, ...about })
}
