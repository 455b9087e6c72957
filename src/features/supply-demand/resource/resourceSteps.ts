import type { PublishSteps } from '../publish/publishSteps.ts'
import { particulars } from './resourceFields.ts'
import type { ResourceValues } from './resourceValues.ts'

/** The steps of the form; the second one shows the fields of the chosen kind. */
export const resourceSteps: PublishSteps<ResourceValues> = [
  {
    title: '资源是什么',
    fields: [
      'resourceType',
      'title',
      'categoryId',
      'industryCode',
      'fieldArea',
      'keywords',
      'summary',
      'description',
      'cover',
      'images',
    ],
  },
  { title: '具体情况', fields: [...particulars, 'serviceItems', 'evaluationFiles'] },
  {
    title: '归属与报价',
    fields: ['ownerType', 'ownerName', 'region', 'priceType', 'priceMin', 'priceMax', 'validUntil', 'attachments'],
  },
  { title: '发布方', fields: ['enId', 'contactName', 'contactTel', 'contactWay'] },
  { title: '预览并提交', fields: ['agree'] },
]
