import type { CallOf } from '#gateway/call.ts'
import type { SectionKey } from '../profileSections.ts'
import { sectionsOf, type ProfileValues } from '../profileValues.ts'

interface SectionToSave {
  section: SectionKey
  values: ProfileValues
  enId: string
  /** Year of the business data. */
  year: number
}

/** Saves one of the six sections by its own call (§7.2). */
export async function saveSection(call: CallOf, { section, values, enId, year }: SectionToSave) {
  const sections = sectionsOf(values, enId, year)
  const query = { enId }
  switch (section) {
    case 'basicDTO':
      return call('saveEnterpriseBasic', { query, body: sections.basicDTO })
    case 'personnelDTO':
      return call('saveEnterprisePersonnel', { query, body: sections.personnelDTO })
    case 'managementDTO':
      return call('saveEnterpriseManagement', { query, body: sections.managementDTO })
    case 'intellectualDTO':
      return call('saveEnterpriseIntellectual', { query, body: sections.intellectualDTO })
    case 'projectDTO':
      return call('saveEnterpriseProject', { query, body: sections.projectDTO })
    case 'carrierDTO':
      return call('saveEnterpriseCarrier', { query, body: sections.carrierDTO })
    default:
      return section satisfies never
  }
}

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
