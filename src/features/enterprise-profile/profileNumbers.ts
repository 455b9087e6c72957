import {
  basicNumbers,
  carrierNumbers,
  intellectualNumbers,
  managementNumbers,
  personnelNumbers,
  projectNumbers,
  type NumberField,
} from './profileFields.ts'
import type { SectionKey } from './profileSections.ts'

/** The number fields of each section, by name, in the order of the page. */
export const profileNumbers: Readonly<Record<SectionKey, Readonly<Record<string, NumberField>>>> = {
  basicDTO: basicNumbers,
  personnelDTO: personnelNumbers,
  managementDTO: managementNumbers,
  intellectualDTO: intellectualNumbers,
  projectDTO: projectNumbers,
  carrierDTO: carrierNumbers,
}
