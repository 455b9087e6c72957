import { carrierNumbers, intellectualNumbers, managementNumbers, personnelNumbers } from '../profileFields.ts'
import type { ProfileFormProps } from '../ProfileForm.tsx'
import type { SectionKey } from '../profileSections.ts'
import { BasicFields } from './BasicFields.tsx'
import { NumberSection } from './NumberSection.tsx'
import { ProjectFields } from './ProjectFields.tsx'

interface SectionFieldsProps {
  section: SectionKey
  bound: boolean
  onClear?: (() => void) | undefined
  onApply?: ProfileFormProps['onApply']
}

const numbers = {
  personnelDTO: personnelNumbers,
  managementDTO: managementNumbers,
  intellectualDTO: intellectualNumbers,
  carrierDTO: carrierNumbers,
}

/** The fields of one of the six sections. */
export function SectionFields({ section, bound, onClear, onApply }: SectionFieldsProps) {
  if (section === 'basicDTO') return <BasicFields bound={bound} onClear={onClear} onApply={onApply} />
  if (section === 'projectDTO') return <ProjectFields />
  return <NumberSection section={section} fields={numbers[section]} />
}
