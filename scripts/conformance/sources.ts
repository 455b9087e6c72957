import type { OperationId } from '../../src/gateway/generated/operations.ts'
import type { Given } from './validRequest.ts'

/** Where a value that only the gateway knows is found: in the reply of another operation. */
export interface Source {
  operationId: OperationId
  given?: Given
  /** The way to the value within the reply's data. */
  at: readonly (string | number)[]
}

type Sources = Partial<Record<OperationId, Readonly<Record<string, Source>>>>

const firstRecord = (operationId: OperationId, field = 'id', given?: Given): Source => ({
  operationId,
  at: ['records', 0, field],
  ...(given === undefined ? {} : { given }),
})
const ownEnterprise: Source = { operationId: 'listMyEnterprises', at: [0, 'enId'] }
const policy = firstRecord('listPolicies')
const project = (type: string) => ({ id: firstRecord('listShowResourcesByType', 'id', { parameters: { type } }) })

/** By operation and parameter. What stands here wins over the contract's example, which is the mock gateway's record. */
export const sources: Sources = {
  ...all(
    [
      ...(['getEnterpriseBasic', 'getEnterpriseCarrier', 'getEnterpriseDetails', 'getEnterpriseIntellectual'] as const),
      ...(['getEnterpriseManagement', 'getEnterprisePersonnel', 'getEnterpriseProject'] as const),
      'getPolicyAttributes',
    ],
    { enId: ownEnterprise },
  ),
  ...all(['getFacilitatorDetails', 'getFacilitatorStatistics'], { id: ownEnterprise }),
  getFacilitatorCard: { id: firstRecord('listFacilitators', 'enId') },
  getFacilitator: { id: firstRecord('listFacilitators') },
  listShownFacilitatorEvaluations: { facilitatorId: firstRecord('listFacilitators') },

  ...all(['getPolicyDetail', 'getAppletCode', 'listPolicyRecommendations'], { id: policy }),
  encodeAppletShortUuid: { uuid: policy },
  getAppletCodeNew: { scene: { operationId: 'encodeAppletShortUuid', at: ['shortUuid'] } },
  getFrequentDeclaration: { id: firstRecord('pageDeclarations') },
  getPolicySubject: { id: firstRecord('listPolicySubjects') },
  previewDeclareDoc: { docUrl: firstRecord('pageDeclareFiles', 'docUrl') },

  getDemand: { id: firstRecord('listDemands') },
  getMyDemand: { id: firstRecord('listMyDemands') },
  getDemandDocking: { id: firstRecord('listDemandDockings') },
  ...all(['getResource', 'listResourceEvaluations'], { id: firstRecord('listResources') }),
  getMyResource: { id: firstRecord('listMyResources') },
  getResourceDocking: { id: firstRecord('listResourceDockings') },
  getEventDetail: { id: firstRecord('pageEvents') },
  ...all(['getToolResult', 'evaluateToolRecord'], { id: firstRecord('listToolResults') }),

  getAd: { id: { operationId: 'listAds', at: [0, 'id'] } },
  getAttract: { id: firstRecord('listAttracts') },
  getContentSubject: { id: firstRecord('listContentSubjects') },
  getHelpArticle: { id: { operationId: 'listHelpArticles', at: [0, 'articles', 0, 'id'] } },
  getNotice: { id: firstRecord('listNotices') },
  getHouseResourceDetail: project('HOUSE'),
  getLandResourceDetail: project('LAND'),
  getOfficeResourceDetail: project('OFFICE'),
  getEnvironmentDetail: project('ENVIRONMENT'),

  downloadFile: {
    filePath: { operationId: 'getElectricityTemplate', at: ['uid'] },
    fileName: { operationId: 'getElectricityTemplate', at: ['name'] },
  },
  getGraphCaptcha: { id: { operationId: 'createGraphCaptcha', at: ['captchaCodeId'] } },
  listAttributeLevels: {
    code: { operationId: 'listDictValues', given: { parameters: { typeCode: 'PO_QUALIFICATIONS' } }, at: [0, 'value'] },
  },
  listCities: { id: { operationId: 'getTenantInfo', at: ['areaCodes', 'province'] } },
  listCounties: { id: { operationId: 'getTenantInfo', at: ['areaCodes', 'city'] } },
}

function all(ids: readonly OperationId[], source: Readonly<Record<string, Source>>): Sources {
  return Object.fromEntries(ids.map((id) => [id, source]))
}
