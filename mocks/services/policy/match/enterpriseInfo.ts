import { z } from 'zod'
import { failFields } from '#mocks/handler/handler.ts'
import type { ProfileSections } from '#mocks/services/enterprise/profile/completion.ts'

const section = z.record(z.string(), z.unknown()).nullish()

const infoSchema = z.object({
  basicDTO: section,
  personnelDTO: section,
  managementDTO: z.object({ managementDTOList: z.array(z.looseObject({ year: z.number() })).nullish() }).nullish(),
  intellectualDTO: section,
  projectDTO: section,
  carrierDTO: section,
})

/**
 * Parses the profile in §7.1's enInfoJson. Missing sections are taken from `known`. Ends with 3000 when the text is not
 * a profile.
 */
export function readEnterpriseInfo(enInfoJson: string, known: ProfileSections): ProfileSections {
  const parsed = infoSchema.safeParse(parseJson(enInfoJson))
  if (!parsed.success) return failFields([{ errorMessage: '企业信息格式错误', field: 'body.enInfoJson' }])
  const { basicDTO, personnelDTO, managementDTO, intellectualDTO, projectDTO, carrierDTO } = parsed.data
  return {
    basicDTO: basicDTO ?? known.basicDTO,
    personnelDTO: personnelDTO ?? known.personnelDTO,
    managementDTOList: managementDTO?.managementDTOList ?? known.managementDTOList,
    intellectualDTO: intellectualDTO ?? known.intellectualDTO,
    projectDTO: projectDTO ?? known.projectDTO,
    carrierDTO: carrierDTO ?? known.carrierDTO,
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
