import type { PublishSteps } from '../publish/publishSteps.ts'
import { typedFields, type DemandValues } from './demandValues.ts'

type Name = keyof DemandValues

const basics: Name[] = ['demandType', 'title', 'categoryId', 'industryCode', 'fieldArea', 'keywords', 'description']
const publisher: Name[] = ['enId', 'hideEnName', 'contactName', 'contactTel', 'contactWay']
const promise: Name[] = ['agree']

const elsewhere = new Set<Name>([...basics, ...publisher, ...promise])
const conditions = (Object.keys(typedFields) as Name[]).filter((name) => !elsewhere.has(name))

/** The steps of the form with their fields; the second has all that the others do not. */
export const demandSteps: PublishSteps<DemandValues> = [
  { title: '需求是什么', fields: basics },
  { title: '要求与预算', fields: conditions },
  { title: '发布方', fields: publisher },
  { title: '预览并提交', fields: promise },
]
