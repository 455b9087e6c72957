import { call } from '#gateway/call.ts'
import type { GatewayClient } from '#gateway/client.ts'
import type { SectionKey } from '../profileSections.ts'
import { sectionsOf, type ProfileValues } from '../profileValues.ts'

interface SectionToSave {
  section: SectionKey
  values: ProfileValues
  enId: string
  /** Of the business data. */
  year: number
}

/** Saves one of the six sections by its own call (§7.2). Throws a GatewayError; nothing is shown. */
export async function saveSection(gateway: GatewayClient, { section, values, enId, year }: SectionToSave) {
  const sections = sectionsOf(values, enId, year)
  const query = { enId }
  const options = { silent: true }
  switch (section) {
    case 'basicDTO':
      return call(gateway, 'saveEnterpriseBasic', { query, body: sections.basicDTO }, options)
    case 'personnelDTO':
      return call(gateway, 'saveEnterprisePersonnel', { query, body: sections.personnelDTO }, options)
    case 'managementDTO':
      return call(gateway, 'saveEnterpriseManagement', { query, body: sections.managementDTO }, options)
    case 'intellectualDTO':
      return call(gateway, 'saveEnterpriseIntellectual', { query, body: sections.intellectualDTO }, options)
    case 'projectDTO':
      return call(gateway, 'saveEnterpriseProject', { query, body: sections.projectDTO }, options)
    case 'carrierDTO':
      return call(gateway, 'saveEnterpriseCarrier', { query, body: sections.carrierDTO }, options)
    default:
      return section satisfies never
  }
}
